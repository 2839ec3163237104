import type { IncomingMessage, ServerResponse } from 'node:http'

/** In milliseconds: a reader who takes nothing for this time is disconnected. */
export const PATIENCE = 30_000

/**
 * Ends a connection whose reader takes nothing of an answer, which would be held in memory, and what makes it with it.
 * While nothing waits to be sent, nothing is limited here: a handler may think and a body may arrive for longer, and Node itself
 * ends idle connections.
 */
export function endStalledAnswer(
  { socket }: IncomingMessage,
  response: ServerResponse,
  patienceMs: number,
): void {
  // Node tells it once nothing has moved in either direction, and again after the next movement.
  response.setTimeout(patienceMs, () => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
