import ExcelJS from 'exceljs'
import { readerOf } from '@/lib/domain/site/settings/queries'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { fileName } from '@/lib/platform/export/file-name'
import { textCell } from '@/lib/platform/export/xlsx/cells'
import { XLSX } from '@/lib/platform/export/xlsx/content-type'
import {
  FONT,
  HEADER_FILL,
  workbookStream,
  type Writing,
} from '@/lib/platform/export/xlsx/workbook-stream'
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
import { refusalOf, ROWS_AT_ONCE } from '../rules'
import { readChoices } from './choices/queries'

const TEXT = { numFmt: '@' }
const WRONG = {
  ...TEXT,
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFF8C9C4' } },
} as const

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
      cell.fill = HEADER_FILL
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
  const title = translator(language, 'imports')(`kinds.${file.kind}`)
  return {
    ...workbookStream({ userId: actor.userId, count: file.rowCount }, (writing) =>
      writeMarked(context, file, writing),
    ),
    contentType: XLSX,
    fileName: fileName(title, await readerOf(context), 'xlsx'),
    disposition: 'attachment',
  }
}

type MarkedFile = { id: string; columns: unknown; mapping: unknown }

async function writeMarked(
  { db, language }: ReadContext,
  file: MarkedFile,
  { workbook, onRow }: Writing,
): Promise<void> {
  const columns = storedColumns.parse(file.columns)
  const mapping = storedTexts.parse(file.mapping)
  const sheet = workbook.addWorksheet('1', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = [...columns.map(() => ({ width: 20 })), { width: 60 }]
  const reason = translator(language, 'imports')('reason')
  const head = sheet.addRow([...columns.map(({ header }) => textCell(header)), reason])
  head.eachCell((cell) => {
    cell.font = { ...FONT, bold: true }
    cell.fill = HEADER_FILL
  })
  head.commit()
  for await (const rows of readRows(db, file.id))
    for (const row of rows) {
      const { cells, errors } = presentRow({ language, isOwn: true }, row)
      const texts = columns.map(({ key }) => cells[key] ?? '')
      const written = sheet.addRow(
        [...texts, errors.map(({ message }) => message).join('\n')].map(textCell),
      )
      const wrong = new Set(errors.map(({ column }) => mapping[column ?? '']))
      columns.forEach(({ key }, index) => {
        written.getCell(index + 1).style = wrong.has(key) ? WRONG : TEXT
      })
      if (errors.length > 0) written.getCell(columns.length + 1).style = WRONG
      written.commit()
      await onRow()
    }
  sheet.commit()
}

/** In blocks, so that they are never all in memory. */
async function* readRows(db: Context['db'], importId: string) {
  let after = 0
  for (;;) {
    const rows = await db.importRow.findMany({
      where: { importId, rowNo: { gt: after } },
      orderBy: { rowNo: 'asc' },
      take: ROWS_AT_ONCE,
      select: rowSelect,
    })
    yield rows
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.rowNo
  }
}
