import { IntegrationScreen } from '@/components/integration/integration-screen'
import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { searchApiKeys } from '@/lib/domain/people/api-keys/queries'
import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { searchServiceAccounts } from '@/lib/domain/people/service-accounts/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('integration')

export default async function IntegrationPage() {
  await gate('/settings/integration')
  const reads = [
    prefetch(serviceAccounts.search, searchServiceAccounts, {}),
    prefetch(apiKeys.search, searchApiKeys, {}),
  ]
  return (
    <Prefetched of={reads}>
      <IntegrationScreen />
    </Prefetched>
  )
}
