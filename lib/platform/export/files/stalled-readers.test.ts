import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reader, row, table } from '@/lib/testing/files/export-table'
import type { GeneratedStream } from '../../contract/contract'
import { log } from '../../log/log'
import type { PdfDocument } from '../pdf/document'
import { asPdf, asXlsx } from './table-files'
import { zipStream } from './zip-stream'

type Bytes = Pick<GeneratedStream, 'bytes'>

/** More bytes than are kept for a reader who takes none. */
const ENOUGH = 200_000

let sheet: PdfDocument
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const jpeg = await sharp({
    create: { width: 600, height: 600, channels: 3, background: 'white', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  sheet = {
    language: 'th',
    orientation: 'portrait',
    title: 'ใบอนุญาตทำงาน',
    lines: [],
    foot: '',
    pageLabel: '',
    parts: [
      {
        kind: 'table',
        columns: [{ header: 'รูป', share: 1, isPicture: true }],
        rows: [[{ jpeg: new Uint8Array(jpeg) }]],
      },
    ],
  }
})

const zipOf = (userId: string, count = 1): Bytes =>
  zipStream(
    Array.from({ length: count }, (_, n) => ({ name: `${n}.pdf`, read: async () => sheet })),
    userId,
  )

/** So few rows that they are written without a look at the reader. */
const workbookOf = (userId: string): Bytes => {
  const text = () => Array.from({ length: 400 }, () => crypto.randomUUID()).join('')
  const rows = Array.from({ length: 150 }, () => row(text()))
  return asXlsx(table(rows), { ...reader, userId }) as Bytes
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(log, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Lets others work for a moment, in which no time passes for timers. */
async function moment(): Promise<void> {
  const start = performance.now()
  while (performance.now() - start < 50) await new Promise((resolve) => setImmediate(resolve))
}

test.each([
  ['ZIPs', zipOf],
  ['workbooks', workbookOf],
])(
  'two who take nothing of their %s make room for the next after half a minute',
  async (_, make) => {
    const unread = [make('idle'), make('idle')]
    const sizes: number[] = []
    void new Response(make('idle').bytes).bytes().then(({ byteLength }) => sizes.push(byteLength))
    let seconds = 0
    for (; sizes.length === 0; seconds++) {
      await moment()
      vi.advanceTimersByTime(1000)
    }
    expect(sizes[0]).toBeGreaterThan(ENOUGH)
    expect(seconds).toBeGreaterThan(29)
    for (const { bytes } of unread)
      await expect(new Response(bytes).bytes()).rejects.toThrow(/taken nothing for 30 seconds/)
  },
)

test('who leaves amid a ZIP is no fault of ours', async () => {
  const { bytes } = zipOf('leaving', 3)
  const body = bytes as ReadableStream<Uint8Array>
  const taken = body.getReader()
  await taken.read()
  taken.releaseLock()
  await pipeline(Readable.fromWeb(body as WebStream), new Leaving()).catch(() => undefined)
  await moment()
  expect(log.error).not.toHaveBeenCalled()
})

/** A connection that ends before all was sent. */
class Leaving extends Writable {
  override _write(): void {
    this.destroy()
  }
}

test('who takes something now and then gets all of a ZIP', async () => {
  const stream = zipOf('slow').bytes.getReader()
  let size = 0
  for (;;) {
    const { value, done } = await stream.read()
    if (done) break
    size += value.byteLength
    await moment()
    vi.advanceTimersByTime(20_000)
  }
  expect(size).toBeGreaterThan(ENOUGH)
})

test('slow readers of ZIPs hold up nobody’s PDF, and get all of theirs', async () => {
  const streams = [zipOf('slow', 3), zipOf('slow', 3)].map(({ bytes }) => bytes.getReader())
  await Promise.all(streams.map((stream) => stream.read()))
  const other = asPdf(table([row('ก')]), { ...reader, userId: 'other' }) as Bytes
  expect((await new Response(other.bytes).bytes()).byteLength).toBeGreaterThan(1000)
  for (const stream of streams) {
    let size = 0
    for (let part = await stream.read(); !part.done; part = await stream.read())
      size += part.value.byteLength
    expect(size).toBeGreaterThan(2 * ENOUGH)
  }
})
