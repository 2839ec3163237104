import { database } from '../db/database'

const headers = { 'cache-control': 'no-store' }

/** In milliseconds: a database that takes longer counts as unavailable. */
const TIMEOUT = 800

/** The liveness probe: the process answers. */
export const serveAlive = () => new Response('ok\n', { headers })

/** The readiness probe: 200 where the database answers too, else 503. */
export async function serveReady() {
  const isReady = await Promise.race([
    database().sql`SELECT 1`.run().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT, false)),
  ])
  return new Response(isReady ? 'ready\n' : 'database unavailable\n', {
    status: isReady ? 200 : 503,
    headers,
  })
}
