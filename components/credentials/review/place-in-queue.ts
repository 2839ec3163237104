/** `id` is null where nothing waits. */
export type Shown = { id: string | null; index: number }

/**
 * Where what is shown stands in the queue now, from 0: whoever else decides meanwhile does not exchange what somebody reads.
 * In place of what has left the queue stands the next one, or else the last.
 */
export function placeOf({ id, index }: Shown, rows: readonly { id: string }[]): number {
  const place = rows.findIndex((row) => row.id === id)
  return place === -1 ? Math.max(0, Math.min(index, rows.length - 1)) : place
}
