import { EditPermitScreen } from '@/components/work-permits/record/edit-permit-screen'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { getPermit, getReadiness } from '@/lib/domain/work/work-permits/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('workPermits')

export default async function EditPermitPage({ params }: PageProps<'/work-permits/[id]/edit'>) {
  const { id } = await params
  await gate('/work-permits', `/work-permits/${id}/edit`)
  const reads = [
    prefetch(workPermits.get, getPermit, { id }),
    prefetch(workPermits.readiness, getReadiness, { id }),
  ]
  return (
    <Prefetched of={reads}>
      <EditPermitScreen id={id} />
    </Prefetched>
  )
}
