import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { LinkScreen } from '@/components/invitations/link-screen'
import { config } from '@/lib/platform/config/config'

export const generateMetadata = async () => ({
  title: (await getTranslations('invitations'))('resetTitle'),
})

export default function ResetPage() {
  // The password is kept elsewhere.
  if (config().provider) redirect('/sign-in')
  return <LinkScreen kind="Reset" />
}
