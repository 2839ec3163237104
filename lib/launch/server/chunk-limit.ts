import type { IncomingMessage } from 'node:http'

/** The first chunks of a body may have any size. */
const FREE_CHUNKS = 1_000
/** In bytes, the mean over the chunks after those: the smallest packet that IPv4 has to deliver unfragmented is 576. */
const MIN_MEAN_BYTES = 256

/**
 * Calls `onExceeded` once when a chunked body arrives in more chunks than a network would make of it, and passes
 * nothing on after that. One chunk costs about as much as a thousand bytes: 1 MB in chunks of one byte took
 * 13 seconds of CPU and 400 MB of memory.
 */
export function limitChunks(request: IncomingMessage, onExceeded: () => void): void {
  const push = request.push.bind(request)
  let [chunks, bytes, isExceeded] = [0, 0, false]
  request.push = (chunk: Buffer | null) => {
    if (isExceeded) return false
    if (chunk === null) return push(chunk)
    chunks += 1
    bytes += chunk.byteLength
    isExceeded = bytes < (chunks - FREE_CHUNKS) * MIN_MEAN_BYTES
    if (!isExceeded) return push(chunk)
    onExceeded()
    return false
  }
}
