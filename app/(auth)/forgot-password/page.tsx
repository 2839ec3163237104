import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { ForgotScreen } from '@/components/invitations/forgot-screen'
import { config } from '@/lib/platform/config/config'

export const generateMetadata = async () => ({
  title: (await getTranslations('invitations'))('forgotTitle'),
})

export default function ForgotPage() {
  // The password is kept elsewhere.
  if (config().provider) redirect('/sign-in')
  return <ForgotScreen />
}
