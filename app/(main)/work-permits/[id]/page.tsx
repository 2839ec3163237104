import { PermitScreen } from '@/components/work-permits/record/permit-screen'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { getPermit, getReadiness, listPermitLogs } from '@/lib/domain/work/work-permits/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('workPermits')

export default async function WorkPermitPage({ params }: PageProps<'/work-permits/[id]'>) {
  const { id } = await params
  await gate('/work-permits', `/work-permits/${id}`)
  const reads = [
    prefetch(workPermits.get, getPermit, { id }),
    prefetch(workPermits.readiness, getReadiness, { id }),
    prefetch(workPermits.logs, listPermitLogs, { id }),
  ]
  return (
    <Prefetched of={reads}>
      <PermitScreen id={id} />
    </Prefetched>
  )
}
