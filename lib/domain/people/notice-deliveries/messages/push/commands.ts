import { pushToUser } from '@/lib/domain/people/push-subscriptions/send/commands'
import type { NoticeMessage } from '@/lib/platform/db/generated/client'
import type { Content } from '../queries'
import { faultOf, isRefused, type Attempted, type Sending } from '../rules'

/** To each device that does not have it yet. */
export async function sendByPush(
  { id, userId, reached: before, usefulUntil }: NoticeMessage,
  { title, text, href, locale, isUrgent }: Content,
  { now, ...options }: Sending,
): Promise<Attempted> {
  const { reached, failures } = await pushToUser(
    {
      userId,
      reached: before,
      isUrgent,
      payload: { title, text, href, tag: id, lang: locale },
      keptFor: Math.ceil((usefulUntil.getTime() - now.getTime()) / 1000),
    },
    options,
  )
  const failure = failures.find((one) => !isRefused(one)) ?? failures[0]
  const isReached = reached.length > 0
  if (failure) return { reached, isReached, fault: faultOf(failure), isFinal: isRefused(failure) }
  return isReached
    ? { reached, isReached, fault: null }
    : { isReached, fault: 'no-device', isFinal: true }
}
