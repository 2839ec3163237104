import { createHash } from 'node:crypto'

/** The same UUID as `md5(label)::uuid` in the datasets. */
export function idOf(label: string): string {
  const hash = createHash('md5').update(label).digest('hex')
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
