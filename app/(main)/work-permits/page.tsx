import { PermitsScreen } from '@/components/work-permits/list/permits-screen'
import { permitsInput } from '@/components/work-permits/list/permits-input'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { searchPermits } from '@/lib/domain/work/work-permits/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('workPermits')

export default async function WorkPermitsPage({ searchParams }: PageProps<'/work-permits'>) {
  await gate('/work-permits')
  const input = permitsInput(await listQueryOf('/work-permits', searchParams))
  return (
    <Prefetched of={[prefetch(workPermits.search, searchPermits, input)]}>
      <PermitsScreen />
    </Prefetched>
  )
}
