import { NoticesScreen } from '@/components/notices/notices-screen'
import { listInput } from '@/components/table/list-input'
import { notices } from '@/lib/domain/people/notices/contract'
import { searchNotices } from '@/lib/domain/people/notices/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('notices')

export default async function NoticesPage({ searchParams }: PageProps<'/notices'>) {
  await gate('/notices')
  const input = listInput(notices.search, await listQueryOf('/notices', searchParams))
  return (
    <Prefetched of={[prefetch(notices.search, searchNotices, input)]}>
      <NoticesScreen />
    </Prefetched>
  )
}
