import { RequirementsScreen } from '@/components/requirements/requirements-screen'
import { listInput } from '@/components/table/list-input'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import { searchRequirements } from '@/lib/domain/eligibility/requirements/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('requirements')

export default async function RequirementsPage({ searchParams }: PageProps<'/requirements'>) {
  await gate('/requirements')
  const input = listInput(requirements.search, await listQueryOf('/requirements', searchParams))
  return (
    <Prefetched of={[prefetch(requirements.search, searchRequirements, input)]}>
      <RequirementsScreen />
    </Prefetched>
  )
}
