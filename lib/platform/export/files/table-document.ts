import { formatDay } from '../../dates/format'
import type { PdfDocument } from '../pdf/document'
import { captionLines, createdAtLabel, pageLabel } from '../captions'
import type { ExportColumn, ExportTable, Reader } from '../table'

/** A table as a document on A4 landscape, and the texts of its rows. */
export function tableDocument<Row>(
  table: ExportTable<Row>,
  reader: Reader,
): { document: PdfDocument; rows: AsyncIterable<string[][]> } {
  const { title, columns } = table
  const document: PdfDocument = {
    language: reader.locale,
    orientation: 'landscape',
    title,
    lines: captionLines(table, reader),
    foot: createdAtLabel(reader),
    pageLabel: pageLabel(reader),
    parts: [
      {
        kind: 'table',
        columns: columns.map(({ header, width, kind }) => ({
          header,
          share: width,
          ...(kind === 'number' && { align: 'right' as const }),
        })),
        rows: [],
      },
    ],
  }
  return { document, rows: textsOf(table, reader) }
}

async function* textsOf<Row>({ rows, columns }: ExportTable<Row>, reader: Reader) {
  for await (const block of rows)
    yield block.map((row) => columns.map((column) => cellText(column, row, reader)))
}

function cellText<Row>({ kind, value }: ExportColumn<Row>, row: Row, reader: Reader): string {
  const cell = value(row)
  if (cell === null) return ''
  return kind === 'day' ? formatDay(reader, String(cell)) : String(cell)
}
