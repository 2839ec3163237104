import { describe, expect, test } from 'vitest'
import { frameWithProgress, chunksOf, PROGRESS, type Chunk } from './progress'

type Bytes = Uint8Array<ArrayBuffer>
const bytesOf = (...values: number[]): Bytes => Uint8Array.from(values)

const streamOf = (parts: AsyncIterable<Bytes> | Iterable<Bytes>) => {
  const all =
    Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]()
  return new ReadableStream<Bytes>({
    async pull(controller) {
      const { value, done } = await all.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await all.return?.()),
  })
}

const answerOf = (body: ReadableStream<Bytes>, type = `${PROGRESS}; of="application/pdf"`) =>
  new Response(body, { headers: { 'content-type': type } })

async function collected(response: Response): Promise<Chunk[]> {
  const pieces: Chunk[] = []
  for await (const piece of chunksOf(response)) pieces.push(piece)
  return pieces
}
const contents = (pieces: Chunk[]) => pieces.flatMap(({ bytes }) => [...bytes])

/** The same bytes in other pieces, as they arrive over a network. */
async function* cut(stream: ReadableStream<Bytes>, length: number) {
  const all = new Uint8Array(await new Response(stream).arrayBuffer())
  for (let start = 0; start < all.length; start += length) yield all.slice(start, start + length)
}

describe('a file with progress', () => {
  test.each([1, 3, 7, 1000])(
    'arrives complete in pieces of %i bytes, with its percentages',
    async (length) => {
      let share = 0
      async function* parts() {
        for (let n = 1; n <= 4; n++) {
          share = n / 4
          yield bytesOf(n, n, n)
        }
      }
      const frames = frameWithProgress(streamOf(parts()), () => share)
      const pieces = await collected(answerOf(streamOf(cut(frames, length))))
      expect(contents(pieces)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
      const percents = pieces.map(({ percent }) => percent!)
      expect(percents).toEqual(percents.toSorted((one, other) => one - other))
      expect(percents.at(-1)).toBe(100)
    },
  )

  test('sends its progress before its first byte is ready', async () => {
    let share = 0
    async function* parts() {
      for (const next of [0.1, 0.5, 0.999]) {
        share = next
        await new Promise((resolve) => setTimeout(resolve, 400))
      }
      yield bytesOf(7)
    }
    const pieces = await collected(answerOf(frameWithProgress(streamOf(parts()), () => share)))
    expect(new Set(pieces.map(({ percent }) => percent))).toEqual(new Set([10, 50, 99]))
    expect(contents(pieces)).toEqual([7])
  })

  test('is stopped when its reader disconnects', async () => {
    let isEnded = false
    async function* endless() {
      try {
        for (;;) yield bytesOf(1)
      } finally {
        isEnded = true
      }
    }
    const reader = frameWithProgress(streamOf(endless()), () => 0).getReader()
    await reader.read()
    await reader.cancel()
    expect(isEnded).toBe(true)
  })

  test('fails when its generation fails', async () => {
    async function* broken() {
      yield bytesOf(1)
      throw new Error('no more paper')
    }
    await expect(
      collected(answerOf(frameWithProgress(streamOf(broken()), () => 0))),
    ).rejects.toThrow('no more paper')
  })

  test('fails when its last frame is incomplete', async () => {
    const frames = frameWithProgress(streamOf([bytesOf(1, 2, 3)]), () => 1)
    const all = new Uint8Array(await new Response(frames).arrayBuffer())
    await expect(collected(answerOf(streamOf([all.slice(0, -1)])))).rejects.toThrow('broke off')
  })
})

test('a file without progress arrives unchanged', async () => {
  const pieces = await collected(answerOf(streamOf([bytesOf(1), bytesOf(2)]), 'application/pdf'))
  expect(contents(pieces)).toEqual([1, 2])
  expect(pieces.map(({ percent }) => percent)).toEqual([null, null])
})
