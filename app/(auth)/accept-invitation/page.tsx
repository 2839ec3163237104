import { getTranslations } from 'next-intl/server'
import { AcceptScreen } from '@/components/invitations/accept-screen'
import { findInvitation } from '@/lib/domain/invitations/queries'
import { redirect } from 'next/navigation'
import { config } from '@/lib/platform/config/config'
import { prisma } from '@/lib/platform/db/client'

export const generateMetadata = async () => ({
  title: (await getTranslations('invitations'))('title'),
})

export default async function AcceptPage({ searchParams }: PageProps<'/accept-invitation'>) {
  const { token } = await searchParams
  const invitation = typeof token === 'string' ? await findInvitation(prisma(), token) : null
  if (typeof token !== 'string' || !invitation) return <AcceptScreen />
  // The password is kept elsewhere: the invitation is accepted by signing in there.
  if (config().provider) redirect('/sign-in')
  return <AcceptScreen invitation={{ token, email: invitation.user.email }} />
}
