import type { FieldValues } from 'react-hook-form'

const isGroup = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An emptied field may be null, undefined or '', whichever it was before. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** The fields whose value is not the saved one, without those of `leftOut`; a list counts as one field. */
export function changedFields(
  values: FieldValues,
  saved: FieldValues,
  leftOut: ReadonlySet<string>,
  prefix = '',
): FieldValues {
  const changed: FieldValues = {}
  for (const [name, value] of Object.entries(values)) {
    const path = prefix + name
    if (leftOut.has(path) || isSame(value, saved[name])) continue
    if (!isGroup(value)) changed[name] = value
    else {
      const before = isGroup(saved[name]) ? saved[name] : {}
      const inner = changedFields(value, before, leftOut, `${path}.`)
      if (Object.keys(inner).length > 0) changed[name] = inner
    }
  }
  return changed
}

/** The values with the changed fields in place of their own. */
export function withFields(values: FieldValues, changed: FieldValues): FieldValues {
  const merged: FieldValues = { ...values }
  for (const [name, value] of Object.entries(changed)) {
    const before = values[name]
    merged[name] = isGroup(value) && isGroup(before) ? withFields(before, value) : value
  }
  return merged
}
