import ExcelJS from 'exceljs'
import { readerOf } from '@/lib/domain/site/settings/queries'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { fileName } from '@/lib/platform/export/file-name'
import { XLSX } from '@/lib/platform/export/xlsx/content-type'
import type { Context, ReadContext } from '@/lib/platform/http/context'
import { messages } from '@/lib/platform/i18n/catalogue'
import { messageAt } from '@/lib/platform/i18n/message-at'
import { translator } from '@/lib/platform/i18n/translator'
import { keyOfColumn, labelOf } from '../cells/rules'
import type { imports } from '../contract'
import { columnsOf } from '../kinds/by-name/columns'
import { presentRow, rowSelect, storedColumns } from '../present'
import { storedTexts } from '../texts/rows'
import { isOwn, requireKind, visibleTo } from '../references'
import { refusalOf } from '../rules'
import { readChoices } from './choices/queries'

const FONT = { name: 'Tahoma', size: 10 }
const HEADER = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE4EFED' } } as const
const WRONG = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF8C9C4' } } as const

/** A workbook with the headers of a kind, and how to fill them on a second sheet. */
export async function importTemplate(
  context: ReadContext,
  { kind }: CheckedInputOf<typeof imports.exportTemplate>,
): Promise<FileAnswer> {
  const { actor, language } = context
  requireKind(actor, kind)
  const reader = await readerOf(context)
  const t = translator(language, 'imports')
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet(t(`kinds.${kind}`), {
    views: [{ state: 'frozen', ySplit: 1 }],
  })
  const help = workbook.addWorksheet(t('template.help'))
  help.addRow([t('template.column'), t('template.needed'), t('template.how')])
  const labels = columnsOf[kind].map((column) => labelOf(language, column))
  sheet.addRow(labels)
  columnsOf[kind].forEach(({ field, isRequired }, index) => {
    const column = sheet.getColumn(index + 1)
    column.width = Math.max(16, labels[index]!.length + 4)
    column.numFmt = '@'
    const hint = messageAt(messages[language], `imports.hints.${kind}.${field}`) ?? ''
    help.addRow([labels[index], isRequired ? t('template.yes') : '', hint])
  })
  addChoices(workbook, sheet, {
    fields: columnsOf[kind].map(({ field }) => field),
    choices: await readChoices(context, kind),
    title: t('template.choices'),
  })
  help.columns = [{ width: 32 }, { width: 12 }, { width: 70 }]
  for (const each of [sheet, help])
    each.getRow(1).eachCell((cell) => {
      cell.font = { ...FONT, bold: true }
      cell.fill = HEADER
    })
  return answer(workbook, fileName(t(`kinds.${kind}`), reader, 'xlsx'))
}

type Lists = { fields: string[]; choices: ReadonlyMap<string, string[]>; title: string }

/** Rows whose cells offer what may stand in them. */
const CHOOSING_ROWS = 1000

/** A sheet with what may stand in some columns, which their cells offer; a list within a cell holds 255 letters only. */
function addChoices(workbook: ExcelJS.Workbook, sheet: ExcelJS.Worksheet, lists: Lists): void {
  const { fields, choices, title } = lists
  if (choices.size === 0) return
  const listed = workbook.addWorksheet(title)
  let column = 0
  for (const [field, texts] of choices) {
    listed.getColumn(++column).values = texts
    listed.getColumn(column).width = 40
    const letters = keyOfColumn(column - 1)
    const range = `'${title}'!$${letters}$1:$${letters}$${texts.length}`
    for (let row = 2; row <= CHOOSING_ROWS; row++)
      sheet.getCell(row, fields.indexOf(field) + 1).dataValidation = {
        type: 'list',
        allowBlank: true,
        formulae: [range],
      }
  }
}

const answer = async (workbook: ExcelJS.Workbook, name: string): Promise<FileAnswer> => ({
  bytes: new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer),
  contentType: XLSX,
  fileName: name,
  disposition: 'attachment',
})

/** What was sent, with what is wrong in a last column and the wrong cells in red. */
export async function markedFile(
  context: ReadContext,
  { id }: CheckedInputOf<typeof imports.exportMarked>,
): Promise<FileAnswer> {
  const { db, actor, now, language } = context
  const file = await db.import.findFirst({ where: { AND: [{ id }, visibleTo(actor)] } })
  if (!file) throw new Problem('record-not-found', { values: { id } })
  requireKind(actor, file.kind)
  const refusal = refusalOf('exportMarked', { ...file, isOwn: isOwn(actor, file) }, now)
  if (refusal) throw new Problem(refusal)
  const t = translator(language, 'imports')
  const reader = await readerOf(context)
  const columns = storedColumns.parse(file.columns)
  const mapping = storedTexts.parse(file.mapping)
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('1', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.addRow([...columns.map(({ header }) => header), t('reason')]).eachCell((cell) => {
    cell.font = { ...FONT, bold: true }
    cell.fill = HEADER
  })
  for (const row of await readRows(db, id)) {
    const { cells, errors } = presentRow({ language, isOwn: true }, row)
    const texts = columns.map(({ key }) => cells[key] ?? '')
    const written = sheet.addRow([...texts, errors.map(({ message }) => message).join('\n')])
    columns.forEach(({ key }, index) => {
      const cell = written.getCell(index + 1)
      cell.numFmt = '@'
      if (errors.some(({ column }) => column !== null && mapping[column] === key)) cell.fill = WRONG
    })
    if (errors.length > 0) written.getCell(columns.length + 1).fill = WRONG
  }
  sheet.columns.forEach((column) => (column.width = 20))
  sheet.getColumn(columns.length + 1).width = 60
  return answer(workbook, fileName(t(`kinds.${file.kind}`), reader, 'xlsx'))
}

const readRows = (db: Context['db'], importId: string) =>
  db.importRow.findMany({ where: { importId }, orderBy: { rowNo: 'asc' }, select: rowSelect })
