type Bytes = Uint8Array<ArrayBuffer>

/**
 * A file with its progress. Clients that accept this type are sent frames: one byte with the percentage of the file that
 * is generated, four bytes with the length of the rest of the frame, and that many bytes of the file, possibly none.
 * With the progress in the answer itself, servers keep no state, and a client that stops reading stops the work.
 */
export const PROGRESS = 'application/vnd.site-safety.progress'

/** The length of a frame without the bytes of the file. */
const HEAD = 5
/** In milliseconds: the longest time between two frames. */
const PROGRESS_INTERVAL = 250

/** `progress` returns the share that is generated, 0 to 1. */
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
  // Rounded down: 100 means complete.
  head.setUint8(0, Math.floor(progress * 100))
  head.setUint32(1, bytes.byteLength)
  made.set(bytes, HEAD)
  return made
}

/** The value of a promise, or null after the given time. */
const orAfter = <T>(promise: Promise<T>, milliseconds: number): Promise<T | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, null)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** `percent`: the share of the file that is generated, if the server sends it. */
export type Chunk = { bytes: Bytes; percent: number | null }

/** The chunks of the file in an answer, with frames or without. */
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

/** Not every browser can iterate over a stream. */
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

/** The first frame, or null while it is incomplete. */
function firstOf(frames: Bytes): Chunk | null {
  if (frames.byteLength < HEAD) return null
  const head = new DataView(frames.buffer, frames.byteOffset)
  const end = HEAD + head.getUint32(1)
  if (frames.byteLength < end) return null
  return { percent: head.getUint8(0), bytes: frames.slice(HEAD, end) }
}
