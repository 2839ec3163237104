import type { Route } from 'next'
import { PermitScreen } from '@/components/work-permits/permit-screen'
import { workPermits } from '@/lib/domain/work-permits/contract'
import { getPermit, listPermitLogs } from '@/lib/domain/work-permits/queries'
import { getReadiness } from '@/lib/domain/work-permits/readiness/queries'
import { gate } from '@/lib/platform/auth/gate'
import { isOffered } from '@/lib/platform/auth/screens'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('workPermits')

export default async function WorkPermitPage({ params }: PageProps<'/work-permits/[id]'>) {
  const { id } = await params
  const { roles } = await gate('/work-permits', `/work-permits/${id}`)
  const opens = {
    projects: isOffered('/projects', roles),
    persons: isOffered('/persons', roles),
    training: isOffered('/training/calendar', roles) ? ('/training/calendar' as Route) : null,
  }
  return (
    <Prefetched
      of={[
        prefetch(workPermits.get, getPermit, { id }),
        prefetch(workPermits.readiness, getReadiness, { id }),
        prefetch(workPermits.logs, listPermitLogs, { id }),
      ]}
    >
      <PermitScreen id={id} opens={opens} />
    </Prefetched>
  )
}
