import type { Route } from 'next'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'
import type { PageOf } from '@/components/record/openable-records'
import { route } from '@/lib/platform/access/route'
import { queryOfPath } from './steps'

type Place = PermitGap & { permit: { id: string; can: { save: boolean } } }

/** The page on which this reader can fix a gap; null where somebody else has to, and of training, which is arranged. */
export function fixLink(
  { mend, path, permit, projectId, permitId, link }: Place,
  pageOf: PageOf,
): Route | null {
  const step = permit.can.save
    ? route(`/work-permits/${permit.id}/edit?${queryOfPath(path)}`)
    : null
  if (mend === 'permit') return step
  if (mend === 'project') return projectId ? pageOf('project', projectId) : null
  if (mend === 'otherPermit') return permitId ? pageOf('work-permit', permitId) : null
  const isElsewhere = mend === 'credential' || mend === 'employer'
  return isElsewhere && link ? pageOf(link.type, link.key) : null
}
