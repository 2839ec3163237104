import { log } from '../platform/log/log'
import { runShutdown } from '../platform/process/shutdown'
import type { OpenDatabase } from './database'

/** Ends what is under way, then closes the database. What goes on beyond `limit` is cut; false then. */
export async function finish(
  { close }: Pick<OpenDatabase, 'close'>,
  limit: Promise<unknown>,
): Promise<boolean> {
  const inTime = await Promise.race([endWork().then(() => true), limit.then(() => false)])
  await close()
  return inTime
}

async function endWork(): Promise<void> {
  for (const error of await runShutdown())
    log.error({ error: stackOf(error) }, 'shutdown work failed')
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
