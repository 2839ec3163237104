import type { FileRow } from '../cells/rules'

/** The row with new texts, by column, wherever it has the same as `like` has; itself where it has not. */
export function repairedRow(
  row: FileRow,
  like: FileRow,
  texts: ReadonlyMap<string, string>,
): FileRow {
  const textIn = ({ cells }: FileRow, column: string) => cells[column] ?? ''
  const same = [...texts].filter(([column]) => textIn(row, column) === textIn(like, column))
  if (same.length === 0) return row
  const repaired = new Set(same.map(([column]) => column))
  const flaws = Object.entries(row.flaws).filter(([column]) => !repaired.has(column))
  return {
    ...row,
    cells: { ...row.cells, ...Object.fromEntries(same) },
    flaws: Object.fromEntries(flaws),
  }
}
