import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/** In bytes. Of a body that was answered before it had arrived so much is read and discarded: more than any endpoint takes. */
const MOST_DISCARDED = 32 * 1024 * 1024
/** In milliseconds. */
const DISCARD_LIMIT = 10_000

/**
 * Closes the connection after an answer to a body that has not arrived completely: the rest would block the next
 * request on it. The rest is discarded first, because closing a socket with unread data resets it, and a reset can
 * cost the client the answer.
 */
export function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  onHeaders(response, () => {
    if (request.complete) return
    response.shouldKeepAlive = false
    // Node calls this after the last answer of a connection
    request.socket.destroySoon = () => discardBody(request)
  })
}

function discardBody(request: IncomingMessage): void {
  const { socket } = request
  const destroy = () => void socket.destroy()
  socket.destroySoon = destroy // draining does not wait for it
  const limit = setTimeout(destroy, DISCARD_LIMIT)
  let size = 0
  socket.end()
  socket.once('close', () => clearTimeout(limit))
  for (const event of ['readable', 'data']) request.removeAllListeners(event)
  request.unpipe()
  request.once('end', destroy)
  request.on('data', ({ length }: Buffer) => {
    size += length
    if (size > MOST_DISCARDED) destroy()
  })
  request.resume()
  if (request.complete && request.readableEnded) destroy()
}
