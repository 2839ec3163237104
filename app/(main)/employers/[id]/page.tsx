import { EmployerScreen } from '@/components/employers/employer-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { employerReads } from './reads'

export const generateMetadata = pageTitle('employers')

export default async function EmployerPage({ params }: PageProps<'/employers/[id]'>) {
  const { id } = await params
  const { userId } = await gate('/employers', `/employers/${id}`)
  return (
    <Prefetched of={employerReads(id)}>
      <EmployerScreen id={id} me={userId} />
    </Prefetched>
  )
}
