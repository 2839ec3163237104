import { RetentionScreen } from '@/components/retention/retention-screen'
import { retentionRules } from '@/lib/domain/site/retention-rules/contract'
import { searchRetentionRules } from '@/lib/domain/site/retention-rules/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('retention')

export default async function RetentionPage() {
  await gate('/settings/retention')
  return (
    <Prefetched of={[prefetch(retentionRules.search, searchRetentionRules, {})]}>
      <RetentionScreen />
    </Prefetched>
  )
}
