import { once } from 'node:events'
import type { Server } from 'node:net'
import { freePort } from '@/lib/launch/postgres/free-port'

/**
 * Listens on a port of this machine, and returns it. A server that comes back gives the port that it had, which no
 * outgoing connection can have taken meanwhile; 0 the first time. Rejects where another server listens there.
 */
export async function listen(server: Server, known: number): Promise<number> {
  const port = known || (await freePort())
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return port
}
