/** เซลล์ที่อ้างถึงข้อมูลอื่นด้วยข้อความ / Cells that mean another record by its name or code. */
import { textOf, type RowValues } from '../../cells/rules'

type Row = Pick<RowValues, 'values' | 'faults'>

/** What stands in a field, each text once. */
export const textsIn = (rows: readonly Row[], field: string): string[] => [
  ...new Set(rows.flatMap(({ values }) => textOf(values[field]) ?? [])),
]

/** Puts the id of the one record that a text means in its place, or says that there is none or more than one. */
export function resolveField<R extends { id: string; text: string }>(
  rows: readonly Row[],
  field: string,
  found: readonly R[],
  onFound?: (record: R, row: Row) => void,
): void {
  for (const row of rows) {
    const text = textOf(row.values[field])
    if (text === null) continue
    const meant = new Map(found.filter((each) => each.text === text).map((each) => [each.id, each]))
    const [record] = meant.values()
    const isOne = record !== undefined && meant.size === 1
    row.values[field] = isOne ? record.id : undefined
    if (isOne) onFound?.(record, row)
    else {
      const code = record ? 'row-many-matches' : 'row-no-match'
      row.faults.push({ column: field, code, values: { text } })
    }
  }
}
