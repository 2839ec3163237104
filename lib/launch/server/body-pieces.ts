import type { IncomingMessage } from 'node:http'

/** So many pieces may be as small as they like. */
const FREE = 1_000
/** In bytes, of the others at the mean: the smallest packet that IPv4 has to carry whole is 576. */
const LEAST = 256

/**
 * Says when a chunked body comes in more pieces than a network makes of it. A piece costs as much as a thousand bytes:
 * 1 MB in chunks of a byte took 13 seconds and 400 MB, from anybody. What comes after that is passed on to nobody.
 */
export function watchPieces(request: IncomingMessage, tooMany: () => void): void {
  const push = request.push.bind(request)
  let [pieces, bytes, isOver] = [0, 0, false]
  request.push = (piece: Buffer | null) => {
    if (isOver) return false
    if (piece === null) return push(piece)
    pieces += 1
    bytes += piece.byteLength
    isOver = bytes < (pieces - FREE) * LEAST
    if (!isOver) return push(piece)
    tooMany()
    return false
  }
}
