import { getTranslations } from 'next-intl/server'
import { InvalidUnsubscribe, UnsubscribeScreen } from '@/components/notices/unsubscribe-screen'
import { readUnsubscription } from '@/lib/domain/people/notices/unsubscribe/queries'
import { isNoticeEvent } from '@/lib/platform/notices/events'

export const generateMetadata = async () => ({
  title: (await getTranslations('notices'))('unsubscribe.title'),
})

export default async function UnsubscribePage({ params }: PageProps<'/unsubscribe/[token]'>) {
  const { token } = await params
  const unsubscription = await readUnsubscription(token)
  if (!unsubscription) return <InvalidUnsubscribe />
  const { event } = unsubscription
  return <UnsubscribeScreen token={token} event={isNoticeEvent(event) ? event : null} />
}
