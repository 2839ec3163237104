import { EmployersScreen } from '@/components/employers/employers-screen'
import { listInput } from '@/components/table/list-input'
import { employers } from '@/lib/domain/site/employers/contract'
import { searchEmployers } from '@/lib/domain/site/employers/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('employers')

export default async function EmployersPage({ searchParams }: PageProps<'/employers'>) {
  await gate('/employers')
  const input = listInput(employers.search, await listQueryOf('/employers', searchParams))
  return (
    <Prefetched of={[prefetch(employers.search, searchEmployers, input)]}>
      <EmployersScreen />
    </Prefetched>
  )
}
