import { once } from 'node:events'
import type { Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@/lib/launch/postgres/free-port'
import { SECOND } from '@/lib/platform/dates/durations'
import { hasCode } from '@/lib/platform/process/error-code'

/** In milliseconds. */
const PATIENCE = 10 * SECOND
const PAUSE = 50

/**
 * Listens on a port of this machine, and returns it. A server that comes back gives the port that it had, which no
 * outgoing connection can have taken meanwhile; 0 the first time. Another test may try that port at this moment, so
 * that it is waited for. Rejects where another server goes on listening there.
 */
export async function listen(server: Server, known: number): Promise<number> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const port = known || (await freePort())
    const isOurs = await once(server.listen(port, '127.0.0.1'), 'listening').catch((error) => {
      if (!hasCode(error, 'EADDRINUSE') || Date.now() > end) throw error
    })
    if (isOurs) return port
    await setTimeout(PAUSE)
  }
}
