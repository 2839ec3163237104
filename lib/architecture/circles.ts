type Graph = ReadonlyMap<string, readonly string[]>

/** Every circle that a walk along the arrows meets, as a chain. */
export function circlesIn(graph: Graph): string[] {
  const found: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (node: string, trail: readonly string[]): void => {
    if (state.get(node) === 'open')
      found.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
    if (state.has(node)) return
    state.set(node, 'open')
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node])
    state.set(node, 'done')
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}

/** The same arrows between groups of nodes; those within a group are left out. */
export function grouped(graph: Graph, groupOf: (node: string) => string): Graph {
  const groups = new Map<string, string[]>()
  for (const [node, nexts] of graph) {
    const group = groupOf(node)
    const others = nexts.map((next) => groupOf(next)).filter((other) => other !== group)
    groups.set(group, [...new Set([...(groups.get(group) ?? []), ...others])])
  }
  return groups
}
