import type ExcelJS from 'exceljs'
import type { GeneratedStream } from '../../contract/contract'
import { captionLines, createdAtLabel } from '../captions'
import type { ExportTable, Reader } from '../table'
import { cellOf, formats, printable } from './cells'
import { heightOf } from './row-height'
import { FONT, HEADER_FILL, workbookStream, type Writing } from './workbook-stream'

/** A workbook with one sheet. Throws `too-many-files`. */
export const xlsxStream = <Row>(table: ExportTable<Row>, reader: Reader): GeneratedStream =>
  workbookStream({ userId: reader.userId, count: table.count }, (writing) =>
    write(table, reader, writing),
  )

async function write<Row>(
  table: ExportTable<Row>,
  reader: Reader,
  { workbook, onRow }: Writing,
): Promise<void> {
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
      await onRow()
    }
  sheet.autoFilter = {
    from: { row: headerRow, column: 1 },
    to: { row: headerRow + count, column: columns.length },
  }
  sheet.commit()
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

/** Excel allows 31 characters and none of `\\ / * ? : [ ]`. */
const sheetName = (title: string) =>
  title
    .replace(/[\\/*?:[\]]/g, ' ')
    .slice(0, 31)
    .trim()
