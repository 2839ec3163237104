import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { requireProgram } from '@/lib/testing/files/external-programs'
import { log } from '../../log/log'
import { Problem } from '../../contract/problem'
import { rowsByIds } from '../rows'
import { asPdf, asXlsx, LIMITS } from './table-files'
import { type Row, reader, blocks, table, row, bytesOf } from '@/lib/testing/files/export-table'

beforeAll(() => {
  requireProgram('openpyxl')
  requireProgram('pdftotext')
})

test.each([
  ['XLSX', asXlsx],
  ['PDF', asPdf],
] as const)('a long %s reports its progress while it is generated', async (_, make) => {
  const rows = Array.from({ length: 3000 }, (__, n) => row(`คน ${n}`))
  const file = make(table(rows), reader)
  const shares: number[] = []
  if (!('progress' in file)) throw new Error('tells nothing')
  const { progress } = file
  const listening = setInterval(() => shares.push(progress()), 5)
  await new Response(file.bytes).bytes()
  clearInterval(listening)
  shares.push(progress())
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(1)
  expect(shares.at(-1)).toBe(1)
})

describe('files', () => {
  test('are named by their title and the day at the site', async () => {
    const title = 'อบรม: ที่สูง/อับอากาศ?'
    expect(asXlsx(table([row('ก')], { title }), reader).fileName).toBe(
      'อบรม ที่สูง อับอากาศ 22 พ.ย. 2569.xlsx',
    )
    const english = { ...reader, locale: 'en', era: 'CE' } as const
    const paper = asPdf(table([row('ก')], { title: 'Training' }), english)
    expect(paper.fileName).toBe('Training 22 Nov 2026.pdf')
    await (paper.bytes as ReadableStream).cancel() // otherwise it would go on and delay others
  })

  test.each([
    ['xlsx', asXlsx],
    ['pdf', asPdf],
  ] as const)('of nothing, or of more than %s takes, are refused', (format, make) => {
    const refusal = (count: number) => {
      try {
        make(table([], { count }), reader)
        return null
      } catch (error) {
        return error instanceof Problem ? error.toBody('th', '') : error
      }
    }
    expect(refusal(0)).toMatchObject({ status: 400, code: 'nothing-to-export' })
    expect(refusal(LIMITS[format] + 1)).toMatchObject({
      status: 400,
      code: 'too-much-to-export',
      detail: expect.stringMatching(/ช่วงวันที่ให้แคบลง/),
    })
  })
})

describe('a reader', () => {
  const endless = () => {
    const state = { blocks: 0, ended: false }
    async function* rows() {
      try {
        for (;;) {
          state.blocks += 1
          yield Array.from({ length: 500 }, (_, n) => row(`คน ${Math.random()} ${n}`))
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      } finally {
        state.ended = true
      }
    }
    return { state, rows: rows() }
  }

  test.each([
    ['XLSX', asXlsx],
    ['PDF', asPdf],
  ] as const)('who disconnects stops the %s', async (_, make) => {
    const { state, rows } = endless()
    const { bytes } = make(table([], { count: 1, rows }), reader)
    const stream = (bytes as ReadableStream).getReader()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await stream.cancel()
    await expect.poll(() => state.ended).toBe(true)
  })

  test('who is slow stops the reads for the XLSX', async () => {
    const { state, rows } = endless()
    const { bytes } = asXlsx(table([], { count: 1, rows }), reader)
    const readSince = async () => {
      const before = state.blocks
      await new Promise((resolve) => setTimeout(resolve, 500))
      return state.blocks - before
    }
    await expect.poll(readSince).toBe(0)
    await (bytes as ReadableStream).cancel()
  })
})

describe('the limits of exports', () => {
  /** Starts files that nobody reads until one is refused. */
  const startUntilRefused = (make: typeof asPdf, userId: string) => {
    const streams: ReadableStream[] = []
    for (;;)
      try {
        const rows = blocks([row('ก')])
        const file = make(table([], { count: 1, rows }), { ...reader, userId })
        streams.push(file.bytes as ReadableStream)
      } catch (error) {
        return { streams, refusal: error as Problem }
      }
  }

  test.each([
    ['XLSX', asXlsx],
    ['PDF', asPdf],
  ] as const)(
    'let a user have two files of %s and two waiting ones, until they are cancelled',
    async (_, make) => {
      for (let round = 0; round < 3; round++) {
        const { streams, refusal } = startUntilRefused(make, 'greedy')
        expect(streams).toHaveLength(4)
        expect([refusal.status, refusal.extras.retryAfter]).toEqual([429, 5])
        await Promise.all(streams.map((stream) => stream.cancel()))
        const others = ['a', 'b'].map((userId) => make(table([row('ก')]), { ...reader, userId }))
        for (const { byteLength } of await Promise.all(others.map(bytesOf)))
          expect(byteLength).toBeGreaterThan(1000)
      }
    },
  )
})

test('an error ends the stream with a failure, so that an incomplete file is not saved', async () => {
  async function* broken(): AsyncGenerator<Row[]> {
    yield [row('ก')]
    throw new Error('the database went away')
  }
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  for (const make of [asXlsx, asPdf])
    await expect(bytesOf(make(table([], { count: 2, rows: broken() }), reader))).rejects.toThrow(
      /database went away/,
    )
  expect(logged).toHaveBeenCalledTimes(2)
})

test('rows by ids are in the order of the ids, in blocks, without removed ones', async () => {
  const ids = Array.from({ length: 1200 }, (_, n) => String(n))
  const asked: number[] = []
  const found: string[] = []
  const read = async (wanted: string[]) => {
    asked.push(wanted.length)
    return wanted
      .filter((id) => id !== '7')
      .map((id) => ({ id }))
      .toReversed()
  }
  for await (const rows of rowsByIds(ids, read)) found.push(...rows.map(({ id }) => id))
  expect(found).toEqual(ids.filter((id) => id !== '7'))
  expect(asked).toEqual([500, 500, 200])
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
