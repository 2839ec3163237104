/** แถวที่หมายถึงรายการเดียวกันในไฟล์เดียวกัน / Rows of one file that mean one record. */

export type Identity = {
  rowNo: number
  /** The record that it is, or what it is told from others by. */
  key: string | null
  /**
   * Of a record that exists the number that no other may have. Of a new one what a row with less in it could tell it by, such
   * as the name of a company beside its tax ID: several may have it.
   */
  otherKey: string | null
}

/** Rows that an error names. */
const MOST_NAMED = 5

/** For each row the numbers of others that mean its record, in their order: a few of them, where they are many. */
export function twinsIn(rows: readonly Identity[]): (row: Identity) => number[] {
  const byKey = grouped(rows, ({ key }) => key)
  const byOther = grouped(rows, ({ otherKey }) => otherKey)
  const byNumber = grouped(rows.filter(isRecord), ({ otherKey }) => otherKey)
  return (row) => {
    const [key, otherKey] = [row.key ?? '', row.otherKey ?? '']
    const groups = [byKey.get(key), byOther.get(key), byKey.get(otherKey)]
    if (isRecord(row)) groups.push(byNumber.get(otherKey))
    return someOthers(row, groups)
  }
}

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isRecord = ({ key }: Identity) => RECORD_ID.test(key ?? '')

/** For each row the numbers of others that may mean its record, as one of them has nothing to tell it by. */
export function alikeIn(rows: readonly Identity[]): (row: Identity) => number[] {
  const all = grouped(
    rows.filter((row) => !isRecord(row)),
    ({ otherKey }) => otherKey,
  )
  const untold = grouped(
    rows.filter(({ key }) => key === null),
    ({ otherKey }) => otherKey,
  )
  return (row) => {
    if (isRecord(row)) return []
    return someOthers(row, [(row.key === null ? all : untold).get(row.otherKey ?? '')])
  }
}

function someOthers({ rowNo }: Identity, groups: readonly (number[] | undefined)[]): number[] {
  const same = new Set(groups.flatMap((group = []) => group.slice(0, MOST_NAMED + 1)))
  const others = [...same].filter((each) => each !== rowNo)
  return others.toSorted((one, two) => one - two).slice(0, MOST_NAMED)
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
