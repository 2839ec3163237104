import { DeliveriesScreen } from '@/components/notice-deliveries/deliveries-screen'
import { listInput } from '@/components/table/list-input'
import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { searchDeliveries } from '@/lib/domain/people/notice-deliveries/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { config } from '@/lib/platform/config/config'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../../query'

export const generateMetadata = pageTitle('noticeDeliveries')

export default async function NoticeDeliveriesPage({
  searchParams,
}: PageProps<'/settings/notices'>) {
  await gate('/settings/notices')
  const query = await listQueryOf('/settings/notices', searchParams)
  const input = listInput(noticeDeliveries.search, query)
  return (
    <Prefetched of={[prefetch(noticeDeliveries.search, searchDeliveries, input)]}>
      <DeliveriesScreen isKept={!config().mailServer} />
    </Prefetched>
  )
}
