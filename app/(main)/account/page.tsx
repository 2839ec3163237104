import { AccountScreen } from '@/components/account/account-screen'
import { gate } from '@/lib/platform/auth/gate'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('account')

export default async function AccountPage() {
  const { name, email, roles } = await gate('/account')
  return <AccountScreen me={{ name, email, roles }} />
}
