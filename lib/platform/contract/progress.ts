type Bytes = Uint8Array<ArrayBuffer>

/**
 * A file that tells how far it is while it is made. Whoever accepts this type is sent frames instead of bare bytes: one
 * byte that says how much of the file is made, in percent; four with the length of what follows; and so much of the
 * file, which may be nothing. As this travels in the answer itself, nothing is kept anywhere, any number of servers may
 * stand behind one address, and whoever stops reading stops both.
 */
export const PROGRESS = 'application/vnd.site-safety.progress'

/** Of a frame before its bytes. */
const HEAD = 5
/** In milliseconds: the longest time between two frames. */
const PROGRESS_INTERVAL = 250

/** `progress` says how much is made, 0 to 1. */
export function frameWithProgress(
  bytes: ReadableStream<Bytes>,
  progress: () => number,
): ReadableStream<Bytes> {
  const reader = bytes.getReader()
  let next = reader.read()
  return new ReadableStream({
    async pull(controller) {
      const part = await orAfter(next, PROGRESS_INTERVAL)
      if (part?.done) return controller.close()
      controller.enqueue(frame(progress(), part?.value))
      if (part) next = reader.read()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function frame(progress: number, bytes: Bytes = new Uint8Array()): Bytes {
  const made = new Uint8Array(HEAD + bytes.byteLength)
  const head = new DataView(made.buffer)
  // Not yet the whole of it, however little is missing.
  head.setUint8(0, Math.floor(progress * 100))
  head.setUint32(1, bytes.byteLength)
  made.set(bytes, HEAD)
  return made
}

/** What is promised, or null when it is not there in time. */
const orAfter = <T>(promise: Promise<T>, milliseconds: number): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, null)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** A piece of a file; how much of the file is made, where the server tells it. */
export type Chunk = { bytes: Bytes; percent: number | null }

/** The file in an answer, framed or not, chunk by chunk. */
export async function* chunksOf({ headers, body }: Response): AsyncGenerator<Chunk> {
  const isFramed = headers.get('content-type')?.startsWith(PROGRESS)
  let rest: Bytes = new Uint8Array()
  for await (const part of partsOf(body!)) {
    if (!isFramed) {
      yield { bytes: part, percent: null }
      continue
    }
    rest = joined(rest, part)
    for (let piece = firstOf(rest); piece; piece = firstOf(rest)) {
      yield piece
      rest = rest.subarray(HEAD + piece.bytes.byteLength)
    }
  }
  if (rest.byteLength > 0) throw new Error('The file broke off')
}

/** Not every browser goes through a stream by itself. */
async function* partsOf(body: ReadableStream<Bytes>): AsyncGenerator<Bytes> {
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

function joined(first: Bytes, second: Bytes): Bytes {
  const both = new Uint8Array(first.byteLength + second.byteLength)
  both.set(first)
  both.set(second, first.byteLength)
  return both
}

/** The first frame, once it is whole. */
function firstOf(frames: Bytes): Chunk | null {
  if (frames.byteLength < HEAD) return null
  const head = new DataView(frames.buffer, frames.byteOffset)
  const end = HEAD + head.getUint32(1)
  if (frames.byteLength < end) return null
  return { percent: head.getUint8(0), bytes: frames.slice(HEAD, end) }
}
