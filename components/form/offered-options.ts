type Row = { id: string; isActive: boolean }
type Option = { value: string; label: string }

/**
 * What is in use, and what was chosen before: that may be out of use since, or removed, which `–` stands for. `rows` are
 * undefined until they are read.
 */
export function offeredOptions<R extends Row>(
  rows: readonly R[] | undefined,
  chosen: readonly string[],
  labelOf: (row: R) => string,
): Option[] {
  const offered = (rows ?? []).filter(({ id, isActive }) => isActive || chosen.includes(id))
  const missing = chosen.filter((id) => offered.every((row) => row.id !== id))
  return [
    ...offered.map((row) => ({ value: row.id, label: labelOf(row) })),
    ...missing.map((value) => ({ value, label: rows ? '–' : '…' })),
  ]
}
