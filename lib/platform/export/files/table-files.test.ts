import { beforeAll, describe, expect, test, vi } from 'vitest'
import {
  bodyOf,
  pdfText,
  readWorkbooks,
  requireProgram,
} from '@/lib/testing/files/external-programs'
import { asPdf, asXlsx } from './table-files'
import { type Row, reader, table, row, bytesOf } from '@/lib/testing/files/export-table'

const workbook = async (...rows: Row[]) =>
  readWorkbooks([await bytesOf(asXlsx(table(rows), reader))])[0]!

const drawn = async (...rows: Row[]) => pdfText(await bytesOf(asPdf(table(rows), reader)))
const compact = (text: string) => text.replace(/\s/g, '')

beforeAll(() => {
  requireProgram('openpyxl')
  requireProgram('pdftotext')
})

/** Words with one or two marks, above and below, on tall and on short letters. */
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

  test('text stays text, even if it begins like a formula', async () => {
    const names = ['=HYPERLINK("http://evil","x")', '+1', '-1', '@x', '=1+1', "'", '007', '1e5']
    const { rows } = await workbook(...names.map((name) => row(name)))
    expect(rows.slice(5).map(([cell]) => cell)).toEqual(
      names.map((value) => ({ value, type: 's', format: '@', font: 'Tahoma' })),
    )
  })

  test('control characters, which XML does not allow, are left out; line ends stay', async () => {
    const book = await workbook(row('ก\u0000\u0007ข\nค\u{1f477}'))
    expect(bodyOf(book)[0]![0]).toBe('กข\nค\u{1f477}')
  })

  test('so are characters that no XML has, in cells, title, filters and headers', async () => {
    const text = 'ก\ufffeข\uffffค\ufffd\u{1f477}'
    const shown = 'กขค\ufffd\u{1f477}'
    const columns = [
      { header: text, kind: 'text' as const, width: 9, value: ({ name }: Row) => name },
    ]
    const full = table([row(text)], { title: text, filters: [text], columns })
    const [book] = readWorkbooks([await bytesOf(asXlsx(full, reader))])
    const values = book!.rows.map(([cell]) => cell!.value)
    expect(book!.sheet).toBe(shown)
    expect([values[0], values[1], ...values.slice(4)]).toEqual([shown, shown, shown, shown])
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

  test('days may be of the Common Era; a missing value is an empty cell', async () => {
    const answer = asXlsx(table([row('ก'), row('ข', null, null)]), { ...reader, era: 'CE' })
    const [book] = readWorkbooks([await bytesOf(answer)])
    expect(book!.rows[5]![1]!.format).toBe('dd/mm/yyyy')
    expect(bodyOf(book!)[1]).toEqual(['ข', null, null])
  })

  test('thousands of rows are complete and in order', async () => {
    const names = Array.from({ length: 5000 }, (_, n) => `คน ${n}`)
    const body = bodyOf(await workbook(...names.map((name) => row(name))))
    expect(body.map(([name]) => name)).toEqual(names)
  })
})

describe('PDF', () => {
  test('Thai text can be read back without a change', async () => {
    const text = compact(await drawn(...golden.map((name) => row(name))))
    expect(golden.filter((name) => !text.includes(compact(name)))).toEqual([])
  })

  test('each page has the title, the filters, the header and its number', async () => {
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

  test('has all rows, in order', async () => {
    const text = await drawn(...Array.from({ length: 500 }, (_, n) => row(`R${n}.`)))
    expect(text.match(/R\d+\./g)).toEqual(Array.from({ length: 500 }, (_, n) => `R${n}.`))
  })

  test('characters that mean nothing are drawn as nothing or as unknown', async () => {
    const text = await drawn(row('ก\ufffeข\uffffค'), row('จบ'))
    expect(text).toMatch(/ก.?ข.?ค/u)
    expect(text).toContain('จบ')
  })

  test('a cell that is taller than a page continues on the next one', async () => {
    const long = Array.from({ length: 900 }, (_, n) => `w${n}.`)
    const text = await drawn(row('ก'), row(long.join(' ')), row('จบ'))
    expect(text.match(/w\d+\./g)).toEqual(long)
    expect(text).toContain('จบ')
  })
})
