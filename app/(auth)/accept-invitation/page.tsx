import { getTranslations } from 'next-intl/server'
import { AcceptScreen } from '@/components/invitations/accept-screen'
import { findInvitation } from '@/lib/domain/invitations/queries'
import { prisma } from '@/lib/platform/db/client'

export const generateMetadata = async () => ({
  title: (await getTranslations('invitations'))('title'),
})

export default async function AcceptPage({ searchParams }: PageProps<'/accept-invitation'>) {
  const { token } = await searchParams
  const invitation = typeof token === 'string' ? await findInvitation(prisma(), token) : null
  if (typeof token !== 'string' || !invitation) return <AcceptScreen />
  return <AcceptScreen invitation={{ token, email: invitation.user.email }} />
}
