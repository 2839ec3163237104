import type { Route } from 'next'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'
import { stepOfPath } from './steps'

/** Whether the reader has access to the other pages on which a gap is fixed. */
export type FixPages = { projects: boolean; persons: boolean }

type Place = PermitGap & { permit: { id: string; can: { save: boolean } } }

/** The page on which this reader can fix a gap; null where somebody else has to. */
export function fixLink(
  { mend, path, permit, projectId, permitId }: Place,
  opens: FixPages,
): Route | null {
  const step = permit.can.save
    ? (`/work-permits/${permit.id}?step=${stepOfPath(path)}#form` as Route)
    : null
  if (mend === 'permit') return step
  if (mend === 'project')
    return opens.projects && projectId ? (`/projects/${projectId}` as Route) : null
  if (mend === 'otherPermit') return permitId ? (`/work-permits/${permitId}` as Route) : null
  return mend === 'training' ? '/training/info' : opens.persons ? '/persons' : null
}
