import { log } from '../log/log'

type Work = () => Promise<unknown>

// The launcher and Next's build each have their own copy of this module, in one process: what they share stands here.
const shared = globalThis as unknown as { siteSafetyShutdown?: Set<Work> }

/** Registers `work` for the stop of the process, after the last answer and before the database is closed. */
export function onShutdown(work: Work): void {
  shared.siteSafetyShutdown ??= new Set()
  shared.siteSafetyShutdown.add(work)
}

export async function runShutdown(): Promise<void> {
  const works = [...(shared.siteSafetyShutdown ?? [])]
  for (const result of await Promise.allSettled(works.map((work) => work()))) {
    if (result.status === 'rejected')
      log.error({ error: String(result.reason?.stack ?? result.reason) }, 'shutdown work failed')
  }
}
