import type { Unsubscription } from '@/lib/domain/people/notice-settings/commands'
import { ALL_EVENTS, noticeChannels } from '@/lib/domain/people/notice-settings/rules'
import { signedTexts } from '@/lib/platform/auth/signed-text'
import { isNoticeEvent } from '@/lib/platform/notices/events'

const tokens = signedTexts('notice-unsubscribe')

/** Valid for ever, as a mail may be read after years; it can switch e-mails off and nothing else. */
export const unsubscribeToken = ({ userId, event, channel }: Unsubscription): Promise<string> =>
  tokens.sign([userId, event, channel].join(' '))

/** What a token switches off; null for one that is not of the product. */
export async function readUnsubscription(token: string): Promise<Unsubscription | null> {
  const [userId = '', event = '', name] = (await tokens.read(token))?.split(' ') ?? []
  const channel = noticeChannels.find((known) => known === name)
  if (!channel || !(event === ALL_EVENTS || isNoticeEvent(event))) return null
  return { userId, event, channel }
}
