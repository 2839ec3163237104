import { database } from '../db/database'
import { isShutdownAnnounced } from '../process/shutdown'

const headers = { 'cache-control': 'no-store' }

/** In milliseconds: a database that takes longer counts as unavailable. */
const TIMEOUT = 800

/** The liveness probe: the process answers. */
export const serveAlive = () => new Response('ok\n', { headers })

const notReady = (why: string) => new Response(`${why}\n`, { status: 503, headers })

/** The readiness probe: 200 where the database answers too, else 503; 503 once the process is to stop. */
export async function serveReady() {
  if (isShutdownAnnounced()) return notReady('stopping')
  const isReady = await Promise.race([
    database().sql`SELECT 1`.run().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, false)),
  ])
  return isReady ? new Response('ready\n', { headers }) : notReady('database unavailable')
}
