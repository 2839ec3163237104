import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/** What a sender may still send of a body that was answered before it had arrived: more than any endpoint takes. */
const READ_OFF_BYTES = 32 * 1024 * 1024
const READ_OFF_MS = 10_000

/**
 * An answer to a body that has not wholly arrived ends its connection: whoever stopped reading the body left it in
 * the way of the next request. The rest is read off first, within a bound, as a connection that is closed with
 * something unread is reset, and the answer may be lost with it.
 */
export function endAfterUnread(request: IncomingMessage, response: ServerResponse): void {
  onHeaders(response, () => {
    if (request.complete) return
    response.shouldKeepAlive = false
    // What Node calls once the last answer of a connection was sent
    request.socket.destroySoon = () => readOff(request)
  })
}

function readOff(request: IncomingMessage): void {
  const { socket } = request
  const destroy = () => void socket.destroy()
  socket.destroySoon = destroy // a stop does not wait for it
  const limit = setTimeout(destroy, READ_OFF_MS)
  let size = 0
  socket.end()
  socket.once('close', () => clearTimeout(limit))
  for (const event of ['readable', 'data']) request.removeAllListeners(event)
  request.unpipe()
  request.once('end', destroy)
  request.on('data', ({ length }: Buffer) => {
    size += length
    if (size > READ_OFF_BYTES) destroy()
  })
  request.resume()
  if (request.complete && request.readableEnded) destroy()
}
