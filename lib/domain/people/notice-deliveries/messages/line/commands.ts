import { readLineUsers } from '@/lib/domain/people/line-links/queries'
import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import type { NoticeMessage } from '@/lib/platform/db/generated/client'
import { translator } from '@/lib/platform/i18n/translator'
import { isRateLimited, pushText } from '@/lib/platform/line/api'
import type { Content } from '../queries'
import { faultOf, QUOTA, type Attempted, type Sending } from '../rules'

const SENT_BEFORE = 409
const QUOTA_GONE = 429
const REFUSED = 400

/** LINE is another company: it learns how many notices there are, and where they stand. */
export async function sendByLine(
  { userId }: NoticeMessage,
  { locale, isUrgent, count, firstId }: Content,
  { send, signal }: Sending,
): Promise<Attempted> {
  const to = (await readLineUsers(database().db, [userId])).get(userId)
  if (!to) return { isReached: false, fault: 'no-address', isFinal: true }
  const t = translator(locale, 'mail')
  const text = `${t(isUrgent ? 'line.urgent' : 'line.told', { count })}\n${config().appUrl}/notices`
  const outcome = await pushText({ to, text, retryKey: firstId }, { send, signal })
  const status = 'status' in outcome ? outcome.status : 0
  if (status === 200 || status === SENT_BEFORE) return { isReached: true, fault: null }
  if (status === QUOTA_GONE && !isRateLimited(outcome))
    return { isReached: false, fault: QUOTA, isFinal: true }
  return { isReached: false, fault: faultOf(outcome), isFinal: status === REFUSED }
}
