import { RequestsScreen } from '@/components/privacy-requests/requests-screen'
import { listInput } from '@/components/table/list-input'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { searchPrivacyRequests } from '@/lib/domain/people/privacy-requests/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../../query'

export const generateMetadata = pageTitle('privacy')

export default async function PrivacyPage({ searchParams }: PageProps<'/settings/privacy'>) {
  await gate('/settings/privacy')
  const query = await listQueryOf('/settings/privacy', searchParams)
  const input = listInput(privacyRequests.search, query)
  return (
    <Prefetched of={[prefetch(privacyRequests.search, searchPrivacyRequests, input)]}>
      <RequestsScreen />
    </Prefetched>
  )
}
