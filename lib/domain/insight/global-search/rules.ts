/**
 * ผลการค้นหา: รหัสที่ตรงทั้งหมดมาก่อน / The order of what was found: whole codes first.
 */
type Found = { type: string; id: string; isExact: boolean }

/** Each record once, at most `limit` of a type, those with the typed code before the others. */
export function firstOfEach<Row extends Found>(rows: Row[], limit: number): Row[] {
  const keyOf = ({ type, id }: Found) => `${type} ${id}`
  const exact = rows.filter(({ isExact }) => isExact)
  const keys = new Set(exact.map(keyOf))
  const others = rows.filter((row) => !row.isExact && !keys.has(keyOf(row)))
  const all = [...exact, ...others]
  return all.filter(
    (row, index) => all.slice(0, index).filter(({ type }) => type === row.type).length < limit,
  )
}
