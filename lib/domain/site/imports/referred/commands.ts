import { RateLimiterRes } from 'rate-limiter-flexible'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { record } from '@/lib/platform/audit/audit'
import { DAY } from '@/lib/platform/dates/durations'
import { rateLimiter } from '@/lib/platform/db/rate-limiter'
import { processWide } from '@/lib/platform/process/process-wide'
import type { JudgedRow } from '../judge/commands'
import type { Importing } from '../kinds/rows'
import { MOST_REFERRED } from '../rules'

const limiter = () =>
  processWide('referred-rows', () => rateLimiter('referred-rows', MOST_REFERRED, DAY))

/**
 * Counts the rows whose national ids were referred to a Safety Officer, which tells a company that they are registered.
 * Returns false once there were too many: then no row is shown, as those without a fault would tell as much.
 */
export async function countReferred(
  context: Importing,
  judged: readonly JudgedRow[],
): Promise<boolean> {
  const { actor, importId } = context
  if (!isContractorOnly(actor)) return true
  const count = judged.filter(({ errors }) =>
    errors.some(({ code }) => code === 'ask-officer'),
  ).length
  if (count > 0)
    await record(context, 'import.numbers-referred', { type: 'import', id: importId }, { count })
  return limiter()
    .consume(actor.userId, count)
    .then(
      () => true,
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return false
        throw refusal
      },
    )
}
