// Vitest 5 tells of failures and of snapshots with functions that Node 20 lacks; the tests themselves run well on it.
// Imported by vitest.config.ts, because they are missed in Vitest's own process.

function groupToMap(items, keyOf) {
  const groups = new Map()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

Map.groupBy ??= groupToMap

Object.groupBy ??= (items, keyOf) => Object.fromEntries(groupToMap(items, keyOf))

Promise.withResolvers ??= () => {
  const made = {}
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}
