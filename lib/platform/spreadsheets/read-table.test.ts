import ExcelJS from 'exceljs'
import { beforeAll, describe, expect, test } from 'vitest'
import { workbookParts, zipOf } from '@/lib/testing/files/zip'
import { readTable } from './read-table'

const textsOf = async (bytes: Uint8Array) =>
  (await readTable(bytes, 'somebody')).rows.map(({ cells }) =>
    cells.map((cell) => cell && (cell.flaw ? `${cell.text}!${cell.flaw}` : cell.text)),
  )
const refusalOf = (bytes: Uint8Array) =>
  readTable(bytes, 'somebody').then(
    () => 'read',
    (error: { code: string }) => error.code,
  )
const row = (cells: string, r = 1) => `<row r="${r}">${cells}</row>`

/** In milliseconds, of all threads of this process. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** CPU time in milliseconds that no file may cost: ten times that of an ordinary table of 9 MB. */
let most: number
beforeAll(async () => {
  const line = `${Array.from({ length: 50 }, () => 'a'.repeat(17)).join()}\n`
  most = 10 * (await cpuOf(() => textsOf(Buffer.from(line.repeat(10_000)))))
})

describe('a workbook', () => {
  test('gives texts, numbers, days, the values of formulas and their faults, and row numbers', async () => {
    const workbook = new ExcelJS.Workbook()
    const sheet = workbook.addWorksheet('รายชื่อ')
    sheet.addRow(['ชื่อ', 'เลข', 'วันที่'])
    sheet.addRow([])
    sheet.addRow([
      { richText: [{ text: 'สม' }, { text: 'ชาย' }] },
      1103700000001,
      new Date(Date.UTC(2026, 10, 23)),
      { formula: 'A1&"x"', result: 'ชื่อx' },
      { formula: 'Z9', result: { error: '#REF!' } },
      1.1e17,
      '1.1E+12',
      12.5,
      { formula: 'C3', result: new Date(Date.UTC(2026, 0, 2)) },
    ])
    sheet.getCell('C3').numFmt = '[$-107041E]dd/mm/yyyy'
    sheet.getCell('I3').numFmt = 'd mmm yy'
    const bytes = new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer)
    const { sheet: name, rows } = await readTable(bytes, 'somebody')
    expect([name, rows.map(({ rowNo }) => rowNo)]).toEqual(['รายชื่อ', [1, 3]])
    expect((await textsOf(bytes))[1]).toEqual([
      'สมชาย',
      '1103700000001',
      '2026-11-23',
      'ชื่อx',
      '#REF!!formula-error',
      '110000000000000000!digits-lost',
      '1.1E+12!digits-lost',
      '12.5',
      '2026-01-02',
    ])
  })

  test('may hold its texts in the cells, in pieces, without the names of cells', async () => {
    const cell =
      '<c t="inlineStr"><is><r><t>สม</t></r><r><t>ชาย</t></r><rPh><t>x</t></rPh></is></c>'
    expect(await textsOf(zipOf(workbookParts(row(`${cell}<c><v>7</v></c>`))))).toEqual([
      ['สมชาย', '7'],
    ])
  })

  test('writes line ends and its own escapes as numbers of characters', async () => {
    const strings = '<si><t>สมชาย_x000D_</t></si><si><t>ก_x000D_\nข</t></si>'
    const others = ['a_x005F_x0041_', 'ก_x0000_ข_xD83D_'].map(
      (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    const cells = `<c t="s"><v>0</v></c><c t="s"><v>1</v></c>${others.join('')}`
    expect(await textsOf(zipOf(workbookParts(row(cells), { strings })))).toEqual([
      ['สมชาย', 'ก\r\nข', 'a_x0041_', 'กข\ufffd'],
    ])
  })

  test('has no half characters, and of a fault no more than its name', async () => {
    const fault = `#${'A'.repeat(18)}`
    const cells = [
      `<c t="e"><v>${fault}👷</v></c>`,
      `<c><v>${fault}👷</v></c>`,
      `<c t="str"><v>${'#'.padEnd(1000, 'A')}</v></c>`,
    ]
    const parts = workbookParts(row(cells.join('')))
    const named = parts['xl/workbook.xml']!.replace('คน', `${'ก'.repeat(30)}👷`)
    const bytes = zipOf({ ...parts, 'xl/workbook.xml': named })
    expect(await textsOf(bytes)).toEqual([
      [`${fault}\ufffd!formula-error`, `${fault}\ufffd!formula-error`, `${fault}A!formula-error`],
    ])
    expect((await readTable(bytes, 'somebody')).sheet).toBe(`${'ก'.repeat(30)}\ufffd`)
  })

  test('says where its texts are', async () => {
    const { 'xl/sharedStrings.xml': texts = '', ...parts } = workbookParts(
      row('<c t="s"><v>0</v></c>'),
      { strings: '<si><t>สมชาย</t></si>' },
    )
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings'
    const relation = `<Relationship Id="rId2" Type="${type}" Target="/xl/SharedStrings.xml"/>`
    const relations = 'xl/_rels/workbook.xml.rels'
    const workbook = zipOf({
      ...parts,
      [relations]: parts[relations]!.replace('</', `${relation}</`),
      'xl/SharedStrings.xml': texts,
    })
    expect(await textsOf(workbook)).toEqual([['สมชาย']])
  })

  test('names its other sheets that are shown and have something in them', async () => {
    const workbook = new ExcelJS.Workbook()
    workbook.addWorksheet('ปก')
    for (const month of ['มกราคม', 'กุมภาพันธ์', 'มีนาคม'])
      workbook.addWorksheet(month).addRow(['ชื่อ', 12])
    workbook.addWorksheet('ว่าง').getColumn(1).width = 30
    workbook.addWorksheet('ซ่อน', { state: 'hidden' }).addRow(['ชื่อ'])
    const bytes = new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer)
    expect(await readTable(bytes, 'somebody')).toMatchObject({
      sheet: 'มกราคม',
      otherSheets: ['กุมภาพันธ์', 'มีนาคม'],
    })
  })

  test('may count its days from 1904', async () => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
    const days = (properties: string) =>
      textsOf(zipOf(workbookParts(row('<c r="A1" s="1"><v>45000</v></c>'), { styles, properties })))
    expect(await days('')).toEqual([['2023-03-15']])
    expect(await days('<workbookPr date1904="1"/>')).toEqual([['2027-03-16']])
  })

  test('marks merged cells, as nobody can tell to which rows their value belongs', async () => {
    const rows =
      row('<c r="A1"><v>1</v></c><c r="B1"><v>2</v></c>') + row('<c r="B2"><v>3</v></c>', 2)
    const tail = '<mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells>'
    expect(await textsOf(zipOf(workbookParts(rows, { tail })))).toEqual([
      ['1!merged', '2'],
      ['!merged', '3'],
    ])
  })

  test.each([
    ['with macros', { 'xl/vbaProject.bin': 'x' }],
    [
      'with an entity of its own',
      { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "c">]><sst/>' },
    ],
    ['that is no XML', { 'xl/workbook.xml': '<workbook' }],
  ])('%s is not read', async (_, parts) =>
    expect(await refusalOf(zipOf({ ...workbookParts(row('')), ...parts }))).toBe(
      'import-unreadable',
    ),
  )

  test('with a password, of the old format, or cut off is not read', async () => {
    const whole = zipOf(workbookParts(row('<c r="A1"><v>1</v></c>')))
    const refused = [
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      zipOf(workbookParts(row('')), { encrypted: true }),
      whole.subarray(0, whole.length - 40),
    ]
    for (const bytes of refused) expect(await refusalOf(bytes)).toBe('import-unreadable')
  })

  test('that unpacks to more than 100 MB is refused, whatever it says of its size', async () => {
    const bomb = workbookParts(' '.repeat(101 * 1024 * 1024))
    expect(await refusalOf(zipOf(bomb))).toBe('import-too-large')
    expect(await refusalOf(zipOf(bomb, { declaredSize: 1 }))).toBe('import-too-large')
  })

  test('with more than 61 columns, or one text in a million cells, is refused', async () => {
    expect(await refusalOf(zipOf(workbookParts(row('<c r="BJ1"><v>1</v></c>'))))).toBe(
      'import-too-large',
    )
    const cells = '<c t="s"><v>0</v></c>'.repeat(60)
    const strings = `<si><t>${'ก'.repeat(5000)}</t></si>`
    const rows = Array.from({ length: 5000 }, () => `<row>${cells}</row>`).join('')
    expect(await refusalOf(zipOf(workbookParts(rows, { strings })))).toBe('import-too-large')
  })

  test('may name the corners of a merged area in any order, and merge beyond its columns', async () => {
    const rows = row('<c r="A1"><v>1</v></c><c r="B1"><v>2</v></c>')
    const tail = '<mergeCells><mergeCell ref="B1:A1"/><mergeCell ref="BJ1:BK1"/></mergeCells>'
    expect(await textsOf(zipOf(workbookParts(rows, { tail })))).toEqual([['1!merged', '2!merged']])
  })

  const cell = '<c r="A1"><v>1</v></c>'
  const farApart = row(cell) + row('<c r="A1048576"><v>2</v></c>', 1_048_576)
  const merging = (rows: string, ref: string) => {
    const merges = `<mergeCell ref="${ref}"/>`.repeat(20_000)
    return workbookParts(rows, { tail: `<mergeCells>${merges}</mergeCells>` })
  }
  const sharing = (text: string) =>
    workbookParts(row('<c t="s"><v>0</v></c>'.repeat(1_000_000)), { strings: text })
  const styled = (code: string, styles: number) =>
    workbookParts(row(cell), {
      styles: `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs>${'<xf numFmtId="200"/>'.repeat(styles)}</cellXfs>`,
    })
  const nested = (name: string, inner: string, times: number) =>
    `<${name}>`.repeat(times) + inner + `</${name}>`.repeat(times)

  test.each([
    ['areas that cover each other', 'import-too-large', merging(row(cell), 'A1:XFD1048576')],
    ['areas over rows that are not there', 'import-too-large', merging(farApart, 'B1:A1048576')],
    ['areas of one column', 'import-too-large', merging(farApart, 'BI1:BJ1048576')],
    ['areas beyond the columns', 'read', merging(farApart, 'BJ1:BK1048576')],
    ['a format without an end', 'read', styled('['.repeat(1_000_000), 1)],
    ['styles of one format', 'read', styled('['.repeat(255), 1_000_000)],
    ['cells of one blank text', 'read', sharing(`<si><t>${' '.repeat(10_000)}</t></si>`)],
    ['open elements', 'import-unreadable', workbookParts('<a>'.repeat(1_000_000))],
    [
      'texts in texts',
      'import-unreadable',
      workbookParts(row(cell), { strings: nested('si', '<t>a</t>'.repeat(30_000), 30_000) }),
    ],
    [
      'texts in few texts',
      'read',
      workbookParts(row(cell), { strings: nested('si', '<t>a</t>'.repeat(1_000_000), 90) }),
    ],
  ])('costs no more than its length, with %s', async (_, outcome, parts) => {
    let answer = ''
    const cpu = await cpuOf(async () => (answer = await refusalOf(zipOf(parts))))
    expect([answer, cpu < most]).toEqual([outcome, true])
  })

  test('reads a part that many sheets share as often as its length allows', async () => {
    const sheets = '<sheet name="คน" r:id="rId1"/>'.repeat(100)
    const parts = {
      ...workbookParts(' '.repeat(1_100_000)),
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
    }
    expect(await refusalOf(zipOf(parts, { isStored: true }))).toBe('import-too-large')
    expect(await refusalOf(zipOf(parts))).toBe('import-too-large')
  })
})

describe('a text with separators', () => {
  const thai = 'ชื่อ;เบอร์\r\nสมชาย;"08;1"\r\n'
  const windows874 = Buffer.from([0xaa, 0xd7, 0xe8, 0xcd, 0x2c, 0x41, 0x0a, 0xca, 0xc1, 0x2c, 0x42])

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${thai}`)],
    ['UTF-8', Buffer.from(thai)],
    ['UTF-16', Buffer.from(`\uFEFF${thai}`, 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${thai}`, 'utf16le').swap16()],
    ['tabs', Buffer.from(thai.replace('"08;1"', '08;1').replace(/;(?!1)/g, '\t'))],
  ])('is read in %s', async (_, bytes) =>
    expect(await textsOf(bytes)).toEqual([
      ['ชื่อ', 'เบอร์'],
      ['สมชาย', '08;1'],
    ]),
  )

  test('is read in windows-874', async () =>
    expect(await textsOf(windows874)).toEqual([
      ['ชื่อ', 'A'],
      ['สม', 'B'],
    ]))

  test('is not read with an open quotation mark, or as a picture', async () => {
    expect(await refusalOf(Buffer.from('a,b\n"c,d\ne,f\n'))).toBe('import-unreadable')
    expect(await refusalOf(Buffer.from([0x89, 0x50, 0, 0, 1, 2]))).toBe('import-unreadable')
  })

  test('costs no more than its length, whatever stands in it', async () => {
    const size = 9_000_000
    for (const shape of ['"', ',', '"\n', '",', 'a', '\n', '"",', '\t;,']) {
      const cpu = await cpuOf(() => refusalOf(Buffer.from(shape.repeat(size / shape.length))))
      expect([shape, cpu < most]).toEqual([shape, true])
    }
  })

  test('of more than 10,000 rows is refused', async () => {
    expect(await refusalOf(Buffer.from('a,b\n'.repeat(10_030)))).toBe('import-too-large')
  })
})
