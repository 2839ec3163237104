import { findTypeIds } from '@/lib/domain/eligibility/credential-types/known/queries'
import { findEmployerIds } from '@/lib/domain/site/employers/queries'
import { findAreaIds } from '@/lib/domain/site/workspace-areas/queries'
import { findPlanIds } from '@/lib/domain/training/training-plans/queries'
import { findProjectIds } from '@/lib/domain/work/projects/queries'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'

type Sent = {
  /** Of credentials. */
  typeIds?: string[]
  projectIds?: string[]
  workspaceAreaIds?: string[]
  employerIds?: string[]
  scheduleIds?: string[]
}

/** Everything that a requirement names must exist. */
export async function requireKnown(
  { db, sql }: Pick<Context, 'db' | 'sql'>,
  sent: Sent,
): Promise<void> {
  await requireAll('anyOf', sent.typeIds, (ids) => findTypeIds(db, ids))
  await requireAll('projectIds', sent.projectIds, (ids) => findProjectIds(db, ids))
  await requireAll('workspaceAreaIds', sent.workspaceAreaIds, (ids) => findAreaIds(sql, ids))
  await requireAll('employerIds', sent.employerIds, (ids) => findEmployerIds(db, ids))
  await requireAll('scheduleIds', sent.scheduleIds, (ids) => findPlanIds(db, ids))
}

async function requireAll(
  field: string,
  ids: string[] = [],
  find: (ids: string[]) => Promise<string[]>,
): Promise<void> {
  if (ids.length === 0) return
  const known = new Set(await find(ids))
  const id = ids.find((each) => !known.has(each))
  if (id) throw new Problem('record-not-found', { field, values: { id } })
}
