import type { Column } from './column'

type Optional = Pick<Column<never>, 'key' | 'isOptional' | 'isExtra'>

/** In the address of a list whose optional columns are all left out. */
const NONE = 'none'

const isOptional = ({ isOptional: mayBeLeftOut, isExtra }: Optional) =>
  Boolean(mayBeLeftOut || isExtra)

/** Those that a reader may show or leave out. */
export const optionalColumns = <C extends Optional>(columns: C[]): C[] => columns.filter(isOptional)

/**
 * The columns that a list shows. `cols` of the address names the optional ones, and these stand on the cards of a
 * phone, too; without it those that are no extra.
 */
export function chosenColumns<C extends Optional>(columns: C[], cols: string | null): C[] {
  if (!cols) return columns.filter(({ isExtra }) => !isExtra)
  const chosen = new Set(cols.split(','))
  return columns
    .filter((column) => !isOptional(column) || chosen.has(column.key))
    .map((column) => (isOptional(column) ? { ...column, isDetail: undefined } : column))
}

/** `cols` once a column was shown or left out; undefined where all is as at first. */
export function toggledColumn(
  columns: Optional[],
  cols: string | null,
  key: string,
): string | undefined {
  const keysIn = (shown: Optional[]) => optionalColumns(shown).map((column) => column.key)
  const before = keysIn(chosenColumns(columns, cols))
  const wanted = before.includes(key) ? before.filter((one) => one !== key) : [...before, key]
  const keys = keysIn(columns).filter((one) => wanted.includes(one))
  const isAsAtFirst = keys.join() === keysIn(chosenColumns(columns, null)).join()
  return isAsAtFirst ? undefined : keys.join() || NONE
}
