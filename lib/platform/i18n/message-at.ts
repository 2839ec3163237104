/** The text under a key such as `tasks.statuses.InReview`; undefined if there is none. */
export function messageAt(catalogue: object, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((tree, name) => (isTree(tree) ? tree[name] : undefined), catalogue)
  return typeof found === 'string' ? found : undefined
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
