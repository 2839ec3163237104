import { AccountScreen } from '@/components/account/account-screen'
import { account } from '@/lib/domain/people/account/contract'
import { searchMySessions } from '@/lib/domain/people/account/queries'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { getNoticeSettings } from '@/lib/domain/people/notice-settings/queries'
import { config } from '@/lib/platform/config/config'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('account')

export default async function AccountPage() {
  const { name, email, roles } = await gate('/account')
  return (
    <Prefetched
      of={[
        prefetch(account.searchSessions, searchMySessions, {}),
        prefetch(noticeSettings.get, getNoticeSettings, {}),
      ]}
    >
      <AccountScreen me={{ name, email, roles }} provider={config().provider?.name} />
    </Prefetched>
  )
}
