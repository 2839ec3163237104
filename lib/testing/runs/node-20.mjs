// Functions that Vitest 5 needs to report failures and snapshots and that Node 20 lacks. Imported by vitest.config.ts,
// because Vitest's main process calls them.

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
  const resolvers = {}
  resolvers.promise = new Promise((resolve, reject) =>
    Object.assign(resolvers, { resolve, reject }),
  )
  return resolvers
}
