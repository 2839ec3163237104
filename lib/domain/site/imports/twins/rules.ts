/** แถวที่หมายถึงรายการเดียวกันในไฟล์เดียวกัน / Rows of one file that mean one record. */

export type Identity = {
  rowNo: number
  /** The record that it is, or what it is told from others by. */
  key: string | null
  /** What a row with less in it could tell it by, such as the name of a company beside its tax ID. */
  otherKey: string | null
}

/** Rows that an error names. */
const MOST_NAMED = 5

/** For each row the numbers of others that mean its record, in their order: a few of them, where they are many. */
export function twinsIn(rows: readonly Identity[]): (row: Identity) => number[] {
  const byKey = grouped(rows, ({ key }) => key)
  const byOther = grouped(rows, ({ otherKey }) => otherKey)
  return ({ rowNo, key, otherKey }) => {
    const groups = [byKey.get(key ?? ''), byOther.get(key ?? ''), byKey.get(otherKey ?? '')]
    const same = new Set(groups.flatMap((group = []) => group.slice(0, MOST_NAMED + 1)))
    const others = [...same].filter((each) => each !== rowNo)
    return others.toSorted((one, two) => one - two).slice(0, MOST_NAMED)
  }
}

function grouped(rows: readonly Identity[], keyOf: (row: Identity) => string | null) {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (!key) continue
    const group = groups.get(key)
    if (group) group.push(row.rowNo)
    else groups.set(key, [row.rowNo])
  }
  return groups
}
