import type { Context } from '@/lib/platform/http/context'
import { Problem } from '@/lib/platform/contract/problem'
import { visibleTo } from './queries'

/** Throws `record-not-found` at `field` for a person whom the actor may not see. */
export async function requirePersonInScope(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
  field: string,
): Promise<void> {
  const found = await db.person.count({ where: { AND: [{ id }, visibleTo(actor)] } })
  if (found === 0) throw new Problem('record-not-found', { values: { id }, field })
}

/** Of a locked person: what was emptied is not written again. Throws `person-anonymised`. */
export async function requireNotAnonymised({ db }: Pick<Context, 'db'>, id: string): Promise<void> {
  const found = await db.person.count({ where: { id, anonymisedAt: { not: null } } })
  if (found > 0) throw new Problem('person-anonymised')
}
