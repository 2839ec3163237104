import { findTypes } from '@/lib/domain/eligibility/credential-types/known/queries'
import { findEmployerIds } from '@/lib/domain/site/employers/queries'
import { findAreaIds } from '@/lib/domain/site/workspace-areas/queries'
import { findPlanIds } from '@/lib/domain/training/training-plans/queries'
import { findProjectIds } from '@/lib/domain/work/projects/queries'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'

type Named = {
  /** Of credentials. */
  typeIds?: string[]
  projectIds?: string[]
  workspaceAreaIds?: string[]
  employerIds?: string[]
  scheduleIds?: string[]
}

/**
 * What a requirement names anew must exist, a type of credential must be in use. What it has named before may have been
 * removed since, and must not make it impossible to save.
 */
export async function requireKnown(
  { db, sql }: Pick<Context, 'db' | 'sql'>,
  before: Named,
  sent: Named,
): Promise<void> {
  const added = (name: keyof Named) => sent[name]?.filter((id) => !before[name]?.includes(id)) ?? []
  await requireTypes(db, added('typeIds'))
  await requireAll('projectIds', added('projectIds'), (ids) => findProjectIds(db, ids))
  await requireAll('workspaceAreaIds', added('workspaceAreaIds'), (ids) => findAreaIds(sql, ids))
  await requireAll('employerIds', added('employerIds'), (ids) => findEmployerIds(db, ids))
  await requireAll('scheduleIds', added('scheduleIds'), (ids) => findPlanIds(db, ids))
}

async function requireTypes(db: Context['db'], added: string[]): Promise<void> {
  const field = 'anyOf'
  const types = await findTypes(db, added)
  await requireAll(field, added, async () => types.map(({ id }) => id))
  if (types.some(({ isActive }) => !isActive)) throw new Problem('type-not-in-use', { field })
}

type Asking = {
  isActive: boolean
  /** Safety training has no type of credential. */
  anyOf: readonly { kind: string; credentialTypeId?: string }[]
}

/**
 * What begins to count can be met: were each type that it asks for out of use, nobody could send one in. What counted before,
 * when a type was taken out of use, goes on.
 */
export async function requireObtainable(
  db: Context['db'],
  before: Asking | null,
  after: Asking,
): Promise<void> {
  const counted = before?.isActive === true
  if (!after.isActive || (await isObtainable(db, after))) return
  if (counted && !(await isObtainable(db, before))) return
  throw new Problem('asks-for-nothing-in-use', { field: counted ? 'anyOf' : 'isActive' })
}

async function isObtainable(db: Context['db'], { anyOf }: Asking): Promise<boolean> {
  const typeIds = anyOf.flatMap(({ credentialTypeId }) => credentialTypeId ?? [])
  if (typeIds.length < anyOf.length) return true
  return (await findTypes(db, typeIds)).some(({ isActive }) => isActive)
}

async function requireAll(
  field: string,
  ids: string[],
  find: (ids: string[]) => Promise<string[]>,
): Promise<void> {
  if (ids.length === 0) return
  const known = new Set(await find(ids))
  const id = ids.find((each) => !known.has(each))
  if (id) throw new Problem('record-not-found', { field, values: { id } })
}
