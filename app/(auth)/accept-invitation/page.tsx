import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { LinkScreen } from '@/components/invitations/link-screen'
import { config } from '@/lib/platform/config/config'

export const generateMetadata = async () => ({
  title: (await getTranslations('invitations'))('title'),
})

export default function AcceptPage() {
  // The password is kept elsewhere: the invitation is accepted by signing in there.
  if (config().provider) redirect('/sign-in')
  return <LinkScreen kind="Invitation" />
}
