import { AccountScreen } from '@/components/account/account-screen'
import { account } from '@/lib/domain/people/account/contract'
import { searchMySessions } from '@/lib/domain/people/account/queries'
import { accountPageFor } from '@/lib/domain/people/line-links/rules'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { getNoticeSettings } from '@/lib/domain/people/notice-settings/queries'
import { config } from '@/lib/platform/config/config'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('account')

export default async function AccountPage({ searchParams }: PageProps<'/account'>) {
  const { name, email, roles } = await gate('/account', accountPageFor(await searchParams))
  const sessions = prefetch(account.searchSessions, searchMySessions, {})
  const settings = prefetch(noticeSettings.get, getNoticeSettings, {})
  return (
    <Prefetched of={[sessions, settings]}>
      <AccountScreen me={{ name, email, roles }} provider={config().provider?.name} />
    </Prefetched>
  )
}
