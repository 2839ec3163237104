import type { DateStyle } from '../dates/format'

/** A column of an exported table. `day` is a `Day`; an empty cell is null. */
export type ExportColumn<Row> = {
  header: string
  kind: 'text' | 'number' | 'day'
  /** In characters, as in spreadsheets; on paper the share of the page. */
  width: number
  value: (row: Row) => string | number | null
}

/** A list to export, in any format. */
export type ExportTable<Row> = {
  title: string
  /** The filters of the list, such as "Status: Open". */
  filters: string[]
  columns: ExportColumn<Row>[]
  /** The number of rows; they come in blocks, so that they are never all in memory. */
  count: number
  rows: AsyncIterable<Row[]>
}

/** The language and era of the reader, the user whose limit it counts for, and the time of the export. */
export type Reader = DateStyle & { userId: string; now: Date }
