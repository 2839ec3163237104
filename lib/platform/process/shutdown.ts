import { processWide } from './process-wide'

type Work = () => Promise<unknown>

const registered = processWide('shutdown', () => new Set<Work>())

/** Registers `work` for the stop of the process, after the last answer and before the database is closed. */
export function onShutdown(work: Work): void {
  registered.add(work)
}

/** Does all registered work, and returns the errors of what failed. */
export async function runShutdown(): Promise<unknown[]> {
  const results = await Promise.allSettled([...registered].map((work) => work()))
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
}
