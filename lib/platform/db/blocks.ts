/** Rows in blocks, such as are read or written at once; the last one may be shorter. */
export function* blocksIn<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}
