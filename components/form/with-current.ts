type Entry = { id: string | null }

/** The offered entries, and the record's own ones even if they are no longer offered. */
export const withCurrent = <E extends Entry>(offered: readonly E[], current: readonly E[]): E[] => [
  ...offered,
  ...current.filter(({ id }) => offered.every((entry) => entry.id !== id)),
]
