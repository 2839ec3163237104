import type { DateStyle } from '../dates/format'

/** A column of a table that people take away. `day` is a `Day`; an empty cell is null. */
export type ExportColumn<Row> = {
  header: string
  kind: 'text' | 'number' | 'day'
  /** In letters, as spreadsheets count it; on paper the columns share the page by it. */
  width: number
  value: (row: Row) => string | number | null
}

/** What is exported, in either format: the rows of a list, in its order. */
export type ExportTable<Row> = {
  title: string
  /** What the rows were narrowed to, such as "Status: Open". */
  filters: string[]
  columns: ExportColumn<Row>[]
  /** How many rows there are; they come block by block, so that they are never all in memory. */
  count: number
  rows: AsyncIterable<Row[]>
}

/** Who reads it, and whose turn it takes; when it is made. */
export type Reader = DateStyle & { userId: string; now: Date }
