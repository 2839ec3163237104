import type { RateLimiterRes } from 'rate-limiter-flexible'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import { Problem } from '@/lib/platform/contract/problem'
import { DAY, SECOND } from '@/lib/platform/dates/durations'
import { isTooMany, rateLimiter } from '@/lib/platform/db/rate-limiter'
import { processWide } from '@/lib/platform/process/process-wide'
import { MOST_REFERRED } from '../rules'

/**
 * Numbers that a Contractor was told to ask a Safety Officer about (`ask-officer`), which tells a company that they are
 * registered: by forms and files together. Source: docs/decisions/0395-no-limit-is-passed-by-another-endpoint.md
 */
const limiter = () =>
  processWide('referred-numbers', () => rateLimiter('referred-rows', MOST_REFERRED, DAY))

/** The refusal, where that makes too many within a day. */
export const consumeReferred = (userId: string, count: number): Promise<RateLimiterRes | null> =>
  limiter()
    .consume(userId, count)
    .then(
      () => null,
      (refusal: unknown) => {
        if (isTooMany(refusal)) return refusal
        throw refusal
      },
    )

/** `settle` counts how many numbers were referred in the end. */
export type Reserved = { settle: (referred: number) => Promise<unknown> }

/**
 * Counts one number before it is judged, so that parallel tries all count; call it outside the transaction. Null for who is
 * no Contractor. Throws `code` whatever the number is: a refusal that followed from it would tell as much as a result.
 */
export async function reserveReferred(
  actor: Actor,
  code: 'import-refers-too-many' | 'refers-too-many',
): Promise<Reserved | null> {
  if (!isContractorOnly(actor)) return null
  const { userId } = actor
  const giveBack = () => limiter().reward(userId)
  const refusal = await consumeReferred(userId, 1)
  if (!refusal)
    return {
      settle: async (referred) =>
        referred > 0 ? limiter().penalty(userId, referred - 1) : giveBack(),
    }
  await giveBack()
  throw new Problem(code, { retryAfter: Math.ceil(refusal.msBeforeNext / SECOND) })
}
