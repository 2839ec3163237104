type Graph = ReadonlyMap<string, readonly string[]>

/** The cycles that a depth-first search meets, each as a chain such as `a → b → a`. */
export function findCycles(graph: Graph): string[] {
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

/** The graph of the groups of nodes. Edges within a group are left out. */
export function groupNodes(graph: Graph, groupOf: (node: string) => string): Graph {
  const groups = new Map<string, string[]>()
  for (const [node, nexts] of graph) {
    const group = groupOf(node)
    const others = nexts.map((next) => groupOf(next)).filter((other) => other !== group)
    groups.set(group, [...new Set([...(groups.get(group) ?? []), ...others])])
  }
  return groups
}
