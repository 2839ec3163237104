import type ExcelJS from 'exceljs'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { log } from '../../log/log'
import type { GeneratedStream } from '../../contract/contract'
import { captionLines, createdAtLabel } from '../captions'
import type { ExportTable, Reader } from '../table'
import { xlsxLimiter } from '../limiters'
import { dropStalledReader } from '../stalled-reader'
import { cellOf, formats, printable } from './cells'
import { heightOf } from './row-height'

/** A font with Thai letters that Windows and macOS have. */
const FONT = { name: 'Tahoma', size: 10 }
/** The number of rows after which the event loop may run other work. */
const ROWS_PER_TICK = 200
const HEADER_FILL = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE4EFED' } } as const

/**
 * A workbook with one sheet, written while it is read, as soon as `xlsxLimiter` has a slot for the user. Cancelling the
 * stream ends the work or the wait, and so does a reader who takes nothing. Throws `too-many-files`.
 */
export function xlsxStream<Row>(table: ExportTable<Row>, reader: Reader): GeneratedStream {
  const slot = xlsxLimiter().acquire(reader.userId)
  const output = new PassThrough()
  dropStalledReader(output)
  output.once('close', slot.release)
  let written = 0
  const onRows = (count: number) => (written = count)
  const make = () => (output.destroyed ? undefined : write(table, reader, output, onRows))
  slot.ready
    .then(make)
    .catch((error: unknown) => {
      if (output.destroyed) return // the reader has gone
      log.error({ error: error instanceof Error ? error.stack : String(error) }, 'XLSX failed')
      output.destroy(error instanceof Error ? error : new Error(String(error)))
    })
    .finally(slot.release)
  const bytes = Readable.toWeb(output) as GeneratedStream['bytes']
  return { bytes, progress: () => Math.min(1, written / table.count) }
}

async function write<Row>(
  table: ExportTable<Row>,
  reader: Reader,
  output: PassThrough,
  onRows: (count: number) => void,
) {
  const { default: excel } = await import('exceljs')
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true })
  workbook.created = reader.now
  const { columns } = table
  const title = printable(table.title)
  const head = [title, ...captionLines(table, reader).map(printable), createdAtLabel(reader)]
  const headerRow = head.length + 1
  const sheet = workbook.addWorksheet(sheetName(title), {
    views: [{ state: 'frozen', ySplit: headerRow, activeCell: `A${headerRow + 1}` }],
    pageSetup: {
      paperSize: 9, // A4
      orientation: 'landscape',
      fitToPage: true,
      fitToHeight: 0,
      printTitlesRow: `${headerRow}:${headerRow}`,
    },
  })
  sheet.columns = columns.map(({ width }) => ({ width }))
  // One object for each column: exceljs would otherwise build a style for every cell.
  const styles = columns.map(({ kind }) => ({
    font: FONT,
    numFmt: formats(reader)[kind],
    alignment: { vertical: 'top' as const, wrapText: kind === 'text' },
  }))
  head.forEach((text, index) => writeHead(sheet, text, index === 0))
  const widths = columns.map(({ width }) => width)
  writeHeader(
    sheet,
    columns.map(({ header }) => printable(header)),
    widths,
  )
  let count = 0
  for await (const rows of table.rows)
    for (const row of rows) {
      writeRow(
        sheet,
        columns.map((column) => cellOf(column, row)),
        styles,
        widths,
      )
      count += 1
      if (count % ROWS_PER_TICK !== 0) continue
      onRows(count)
      await waitForReader(output)
    }
  sheet.autoFilter = {
    from: { row: headerRow, column: 1 },
    to: { row: headerRow + count, column: columns.length },
  }
  sheet.commit()
  await workbook.commit()
  onRows(count)
}

/** The title and the lines below it may be wider than their column. */
function writeHead(sheet: ExcelJS.Worksheet, text: string, isTitle: boolean): void {
  const row = sheet.addRow([text])
  row.getCell(1).font = { ...FONT, bold: isTitle, size: isTitle ? 14 : 10 }
  row.getCell(1).numFmt = '@'
  row.getCell(1).alignment = { wrapText: false }
  row.commit()
}

function writeHeader(sheet: ExcelJS.Worksheet, headers: string[], widths: number[]): void {
  const row = sheet.addRow(headers)
  setHeight(row, headers, widths)
  row.eachCell((cell) => {
    cell.font = { ...FONT, bold: true }
    cell.fill = HEADER_FILL
    cell.numFmt = '@'
    cell.alignment = { vertical: 'middle', wrapText: true }
    cell.border = { bottom: { style: 'thin', color: { argb: 'FF8AA5A1' } } }
  })
  row.commit()
}

function writeRow(
  sheet: ExcelJS.Worksheet,
  values: ReturnType<typeof cellOf>[],
  styles: Partial<ExcelJS.Style>[],
  widths: number[],
): void {
  const row = sheet.addRow(values)
  setHeight(row, values, widths)
  values.forEach((value, index) => {
    if (value !== null) row.getCell(index + 1).style = styles[index]!
  })
  row.commit()
}

function setHeight(row: ExcelJS.Row, values: readonly unknown[], widths: number[]): void {
  const height = heightOf(values, widths)
  if (height) row.height = height
}

/** Lets other work run, and waits for a slow reader. Throws if the reader has gone. */
async function waitForReader(output: PassThrough): Promise<void> {
  await yieldToOthers()
  if (output.writableNeedDrain) await drained(output)
  if (output.destroyed) throw new Error('The reader has gone')
}

async function drained(output: PassThrough): Promise<void> {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })])
  } finally {
    waiting.abort() // otherwise a listener for each wait would stay
  }
}

/** Excel allows 31 characters and none of `\\ / * ? : [ ]`. */
const sheetName = (title: string) =>
  title
    .replace(/[\\/*?:[\]]/g, ' ')
    .slice(0, 31)
    .trim()
