import { blocksIn } from '../db/blocks'

/** Rows of one read: few, so that other requests run between two reads. */
const BLOCK = 500

/**
 * The rows with these ids, in their order, in blocks. No connection is held while a slow reader waits; rows that were
 * removed in the meantime are left out.
 */
export async function* rowsByIds<Row extends { id: string }>(
  ids: string[],
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (const block of blocksIn(ids, BLOCK)) {
    const rows = new Map((await read(block)).map((row) => [row.id, row]))
    yield block.flatMap((id) => rows.get(id) ?? [])
  }
}

/** Rows that have been read already, in blocks. */
export async function* rowsInMemory<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield* blocksIn(rows, BLOCK)
}
