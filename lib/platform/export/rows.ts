/** Rows read at once: few enough that others get their turn between two reads. */
const BLOCK = 500

/**
 * The rows of a list by their ids, in the order of the ids, block by block. The ids fix which rows there are and how
 * they stand; no connection is in use while a slow reader takes its time, and rows that were removed since are left
 * out.
 */
export async function* rowsByIds<Row extends { id: string }>(
  ids: string[],
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += BLOCK) {
    const block = ids.slice(start, start + BLOCK)
    const rows = new Map((await read(block)).map((row) => [row.id, row]))
    yield block.flatMap((id) => rows.get(id) ?? [])
  }
}

/** Rows of a list that is short enough to be here already. */
export async function* rowsInMemory<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  for (let start = 0; start < rows.length; start += BLOCK) yield rows.slice(start, start + BLOCK)
}
