import { database } from '../db/database'

const headers = { 'cache-control': 'no-store' }

/** In milliseconds: a database that takes longer counts as away, so that a balancer learns it in time. */
const PATIENCE = 800

/** The process is alive. */
export const serveAlive = () => new Response('ok\n', { headers })

/** The process and its database can take requests: 200 or 503. */
export async function serveReady() {
  const isReady = await Promise.race([
    database().sql`SELECT 1`.run().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
  ])
  return new Response(isReady ? 'ready\n' : 'database unavailable\n', {
    status: isReady ? 200 : 503,
    headers,
  })
}
