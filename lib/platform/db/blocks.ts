/** Rows in blocks, such as are read or written at once; the last one may be shorter. */
export function* blocksIn<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

/** Runs `work`, which does at most `size` rows and says how many, until it found fewer. Returns how many in all. */
export async function doneInBlocks(
  size: number,
  work: (size: number) => Promise<number>,
): Promise<number> {
  let done = 0
  for (let count = size; count === size; done += count) count = await work(size)
  return done
}
