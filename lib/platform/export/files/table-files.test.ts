import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { bodyOf, pdfText, readWorkbooks, requireProgram } from '@/lib/testing/other-programs'
import { log } from '../../log/log'
import type { FileAnswer } from '../../contract/contract'
import { Problem } from '../../contract/problem'
import { rowsByIds } from '../rows'
import { asPdf, asXlsx, LIMITS } from './table-files'
import type { ExportTable, Reader } from '../table'

type Row = { id: string; name: string; day: string | null; seats: number | null }

const reader: Reader = {
  userId: 'reader',
  locale: 'th',
  era: 'BE',
  timeZone: 'Asia/Bangkok',
  now: new Date('2026-11-21T18:30:00Z'), // the 22nd at the site
}

async function* blocks(rows: Row[]) {
  for (let start = 0; start < rows.length; start += 300) yield rows.slice(start, start + 300)
}

const table = (rows: Row[], overrides: Partial<ExportTable<Row>> = {}): ExportTable<Row> => ({
  title: 'รายชื่อผู้เข้าอบรม',
  filters: ['สถานะ: เปิดรับ', 'คำค้น: ปั๊ม'],
  columns: [
    { header: 'ชื่อ', kind: 'text', width: 40, value: ({ name }) => name },
    { header: 'วันที่', kind: 'day', width: 14, value: ({ day }) => day },
    { header: 'ที่นั่ง', kind: 'number', width: 10, value: ({ seats }) => seats },
  ],
  count: rows.length,
  rows: blocks(rows),
  ...overrides,
})

const row = (name: string, day: string | null = '2026-11-30', seats: number | null = 30): Row => ({
  id: name,
  name,
  day,
  seats,
})

const bytesOf = async ({ bytes }: FileAnswer) =>
  new Uint8Array(await new Response(bytes).arrayBuffer())
const workbook = async (...rows: Row[]) =>
  readWorkbooks([await bytesOf(asXlsx(table(rows), reader))])[0]!
const drawn = async (...rows: Row[]) => pdfText(await bytesOf(asPdf(table(rows), reader)))
const compact = (text: string) => text.replace(/\s/g, '')

beforeAll(() => {
  requireProgram('openpyxl')
  requireProgram('pdftotext')
}, 300_000)

/** Marks above and below, on tall letters and short ones, alone and two at a time. */
const golden = [
  ...['ที่', 'ผู้', 'น้ำ', 'ปั๊ม', 'ปี่', 'ฝั้น', 'ฟื้น', 'ป่า', 'ปู่', 'กุ้ง', 'ก๊ำ', 'ต่ำ'],
  'บริษัทวิศวกรรมก่อสร้างและบำรุงรักษาโรงงานอุตสาหกรรมปิโตรเคมีภาคตะวันออกจำกัดมหาชน',
  'นายกฤษณพงศ์ธนวัฒน์โชติช่วงชัชวาลย์วงศ์ไพบูลย์กุลพิสุทธิ์ศรีสวัสดิ์รัตนโกสินทร์',
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessen',
  'งานเชื่อม (Hot Work) ชั้น 2 – ถัง T-101/A “ห้ามเข้า” ฯลฯ',
]

describe('XLSX', () => {
  test('has title, filters and a frozen header with a filter above the rows', async () => {
    const { sheet, frozenAt, autoFilter, titleRows, widths, rows } = await workbook(
      row('ก'),
      row('ข'),
    )
    expect({ sheet, frozenAt, autoFilter, titleRows, widths }).toEqual({
      sheet: 'รายชื่อผู้เข้าอบรม',
      frozenAt: 'A6',
      autoFilter: 'A5:C7',
      titleRows: '$5:$5',
      widths: [40, 14, 10],
    })
    expect(rows.slice(0, 5).map((cells) => cells.map(({ value }) => value))).toEqual([
      ['รายชื่อผู้เข้าอบรม', null, null],
      ['สถานะ: เปิดรับ · คำค้น: ปั๊ม', null, null],
      ['2 รายการ', null, null],
      ['ออกเมื่อ 22 พ.ย. 2569 01:30', null, null],
      ['ชื่อ', 'วันที่', 'ที่นั่ง'],
    ])
    expect(rows[5]![0]!.font).toBe('Tahoma')
  })

  test('text stays text, whatever it begins with', async () => {
    const names = ['=HYPERLINK("http://evil","x")', '+1', '-1', '@x', '=1+1', "'", '007', '1e5']
    const { rows } = await workbook(...names.map((name) => row(name)))
    expect(rows.slice(5).map(([cell]) => cell)).toEqual(
      names.map((value) => ({ value, type: 's', format: '@', font: 'Tahoma' })),
    )
  })

  test('control characters, which XML cannot hold, are left out; the lines of a text stay', async () => {
    const book = await workbook(row('ก\u0000\u0007ข\nค\u{1f477}'))
    expect(bodyOf(book)[0]![0]).toBe('กข\nค\u{1f477}')
  })

  test.each(['Asia/Bangkok', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'days are real dates that do not move in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      const days = ['2026-01-01', '2026-03-08', '2026-12-31', '2028-02-29']
      const { rows } = await workbook(...days.map((day) => row(day, day)))
      expect(rows.slice(5).map(([, cell]) => cell)).toEqual(
        days.map((value) => ({
          value,
          type: 'd',
          format: '[$-107041E]dd/mm/yyyy',
          font: 'Tahoma',
        })),
      )
    },
  )

  test('in the Common Era by the setting; what is missing is an empty cell', async () => {
    const answer = asXlsx(table([row('ก'), row('ข', null, null)]), { ...reader, era: 'CE' })
    const [book] = readWorkbooks([await bytesOf(answer)])
    expect(book!.rows[5]![1]!.format).toBe('dd/mm/yyyy')
    expect(bodyOf(book!)[1]).toEqual(['ข', null, null])
  })

  test('thousands of rows come whole and in order', async () => {
    const names = Array.from({ length: 5000 }, (_, n) => `คน ${n}`)
    const body = bodyOf(await workbook(...names.map((name) => row(name))))
    expect(body.map(([name]) => name)).toEqual(names)
  })
})

describe('PDF', () => {
  test('Thai is drawn as it is written, and read back letter for letter', async () => {
    const text = compact(await drawn(...golden.map((name) => row(name))))
    expect(golden.filter((name) => !text.includes(compact(name)))).toEqual([])
  })

  test('each page has title, filters, header and its number', async () => {
    const pages = (await drawn(...Array.from({ length: 120 }, (_, n) => row(`คน ${n}`))))
      .split('\f')
      .slice(0, -1)
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((page, n) => {
      for (const part of [
        'รายชื่อผู้เข้าอบรม',
        'สถานะ: เปิดรับ · คำค้น: ปั๊ม',
        '120 รายการ',
        'ออกเมื่อ 22 พ.ย. 2569 01:30',
        `หน้า ${n + 1} จาก ${pages.length}`,
        'ชื่อ วันที่ ที่นั่ง',
      ])
        expect(compact(page)).toContain(compact(part))
    })
    expect(compact(pages[0]!)).toContain(compact('30 พ.ย. 2569'))
  })

  test('every row is there, in order', async () => {
    const text = await drawn(...Array.from({ length: 500 }, (_, n) => row(`R${n}.`)))
    expect(text.match(/R\d+\./g)).toEqual(Array.from({ length: 500 }, (_, n) => `R${n}.`))
  })

  test('a cell that is taller than a page goes on on the next one', async () => {
    const long = Array.from({ length: 900 }, (_, n) => `w${n}.`)
    const text = await drawn(row('ก'), row(long.join(' ')), row('จบ'))
    expect(text.match(/w\d+\./g)).toEqual(long)
    expect(text).toContain('จบ')
  })
})

test.each([
  ['XLSX', asXlsx],
  ['PDF', asPdf],
] as const)('a long %s tells how far it is while it is made', async (_, make) => {
  const rows = Array.from({ length: 3000 }, (__, n) => row(`คน ${n}`))
  const file = make(table(rows), reader)
  const told: number[] = []
  if (!('progress' in file)) throw new Error('tells nothing')
  const { progress } = file
  const listening = setInterval(() => told.push(progress()), 5)
  await new Response(file.bytes).bytes()
  clearInterval(listening)
  told.push(progress())
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(told.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(1)
  expect(told.at(-1)).toBe(1)
})

describe('files', () => {
  test('are named after what they are and the day at the site', () => {
    const title = 'อบรม: ที่สูง/อับอากาศ?'
    expect(asXlsx(table([row('ก')], { title }), reader).fileName).toBe(
      'อบรม ที่สูง อับอากาศ 22 พ.ย. 2569.xlsx',
    )
    const english = { ...reader, locale: 'en', era: 'CE' } as const
    expect(asPdf(table([row('ก')], { title: 'Training' }), english).fileName).toBe(
      'Training 22 Nov 2026.pdf',
    )
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

describe('a reader who goes away', () => {
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
  ] as const)('stops the %s', async (_, make) => {
    const { state, rows } = endless()
    const { bytes } = make(table([], { count: 1, rows }), reader)
    const stream = (bytes as ReadableStream).getReader()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await stream.cancel()
    await expect.poll(() => state.ended).toBe(true)
  })

  test('a slow one holds back what is read for the XLSX', async () => {
    const { state, rows } = endless()
    const { bytes } = asXlsx(table([], { count: 1, rows }), reader)
    // Ever more are read where nothing holds them back.
    const readSince = async () => {
      const before = state.blocks
      await new Promise((resolve) => setTimeout(resolve, 500))
      return state.blocks - before
    }
    await expect.poll(readSince).toBe(0)
    await (bytes as ReadableStream).cancel()
  })
})

describe('turns at files', () => {
  /** So many that nobody reads, and the refusal that ended it. */
  const pile = (make: typeof asPdf, userId: string) => {
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
    'of %s are two and two waiting a user, and free again when all hang up',
    async (_, make) => {
      for (let round = 0; round < 3; round++) {
        const { streams, refusal } = pile(make, 'greedy')
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

test('a fault while drawing breaks the stream, so that no half file passes for a whole one', async () => {
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

test('rows by id keep the order of the ids, in blocks, without those that are gone', async () => {
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
