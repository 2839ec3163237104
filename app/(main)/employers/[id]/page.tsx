import { EmployerScreen } from '@/components/employers/employer-screen'
import { employers } from '@/lib/domain/site/employers/contract'
import { getEmployer } from '@/lib/domain/site/employers/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('employers')

export default async function EmployerPage({ params }: PageProps<'/employers/[id]'>) {
  const { id } = await params
  const { userId } = await gate('/employers', `/employers/${id}`)
  return (
    <Prefetched of={[prefetch(employers.get, getEmployer, { id })]}>
      <EmployerScreen id={id} me={userId} />
    </Prefetched>
  )
}
