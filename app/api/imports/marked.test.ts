import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { xlsxLimiter } from '@/lib/platform/export/limiters'
import { call, english } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { checkedImport, readImport, uploadRows } from '@/lib/testing/records/imports'

const admin = await createUser('Admin')
const PERSON = ['ชื่อ', 'นามสกุล', 'เลขบัตร']
const FILE_ROWS = 1200
const NUMBER = 3
const REASON = 4

const colourOf = (cell: ExcelJS.Cell) =>
  cell.fill?.type === 'pattern' ? cell.fill.fgColor?.argb : undefined

test('a marked file holds what was sent as text, and says why rows are wrong', async () => {
  const people = Array.from({ length: FILE_ROWS }, (_, index) => [
    `คน${index}`,
    'ใจดี',
    index % 2 ? '0123' : '',
  ])
  const id = await checkedImport(admin, 'Persons', [PERSON, ...people])
  const { body } = await call(admin, imports.exportMarked, { id }, english)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(Object(body))
  const sheet = workbook.worksheets[0]!
  expect(sheet.getRow(1).values).toEqual([undefined, ...PERSON, 'Reason'])
  expect(sheet.rowCount).toBe(FILE_ROWS + 1)
  const [right, wrong] = [sheet.getRow(FILE_ROWS), sheet.getRow(FILE_ROWS + 1)]
  expect([right.getCell(1).text, right.getCell(REASON).text]).toEqual([`คน${FILE_ROWS - 2}`, ''])
  expect([wrong.getCell(NUMBER).value, wrong.getCell(NUMBER).numFmt]).toEqual(['0123', '@'])
  expect(wrong.getCell(REASON).text).toContain('Not a valid 13-digit national ID')
  const colours = [right, wrong].map((row) =>
    [NUMBER, REASON].map((at) => colourOf(row.getCell(at))),
  )
  expect(colours).toEqual([
    [undefined, undefined],
    ['FFF8C9C4', 'FFF8C9C4'],
  ])
})

test('a marked file that is corrected and sent again has the columns of the first one', async () => {
  const wide = [...PERSON, ...Array.from({ length: 57 }, (_, index) => `อื่นๆ ${index}`)]
  const id = await checkedImport(admin, 'Persons', [
    wide,
    ['สมชาย', 'ใจดี', '0123'],
    ['สมหญิง', 'ใจดี', '0123'],
  ])
  const { body } = await call(admin, imports.exportMarked, { id })
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(Object(body))
  const sheet = workbook.worksheets[0]!
  expect(sheet.getCell(1, wide.length + 1).text).toBe('เหตุผล')
  for (const column of [1, 2, 3]) sheet.getCell(3, column).value = null // a row that is not wanted
  const corrected = new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer)
  const again = await uploadRows(admin, 'Persons', corrected)
  expect(again.status).toBe(200)
  const { columns, rowCount } = await readImport(admin, again.body.id)
  expect([columns.map(({ header }) => header), rowCount]).toEqual([wide, 1])
  const wider = await uploadRows(admin, 'Persons', [[...wide, 'อีกหนึ่ง'], ['ก']])
  expect([wider.status, Object(wider.body).code]).toEqual([400, 'import-too-large'])
})

test('a marked file waits for a place among the workbooks of its reader', async () => {
  const id = await checkedImport(admin, 'Persons', [PERSON, ['ก', 'ข', '123']])
  const places = Array.from({ length: 4 }, () => xlsxLimiter().acquire(admin.userId))
  const refused = await call(admin, imports.exportMarked, { id })
  for (const place of places) place.release()
  expect([refused.status, Object(refused.body).code]).toEqual([429, 'too-many-files'])
  expect((await call(admin, imports.exportMarked, { id })).status).toBe(200)
})
