import type { FileRow } from '../cells/rules'

type Repair = {
  /** The new texts by column */
  texts: ReadonlyMap<string, string>
  /** The columns by which the reader was asked what the row is */
  askedBy: ReadonlySet<string>
}

/** The row with new texts wherever it has the same as `like` has; itself where it has not. */
export function repairedRow(row: FileRow, like: FileRow, { texts, askedBy }: Repair): FileRow {
  const textIn = ({ cells }: FileRow, column: string) => cells[column] ?? ''
  const same = [...texts].filter(([column]) => textIn(row, column) === textIn(like, column))
  if (same.length === 0) return row
  const repaired = new Set(same.map(([column]) => column))
  const isAskedAnew = same.some(
    ([column, text]) => askedBy.has(column) && text !== textIn(row, column),
  )
  const flaws = Object.entries(row.flaws).filter(([column]) => !repaired.has(column))
  return {
    ...row,
    cells: { ...row.cells, ...Object.fromEntries(same) },
    flaws: Object.fromEntries(flaws),
    matchId: isAskedAnew ? null : row.matchId,
  }
}
