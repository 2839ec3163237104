import { RateLimiterRes } from 'rate-limiter-flexible'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import { record } from '@/lib/platform/audit/audit'
import { Problem } from '@/lib/platform/contract/problem'
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
 * Returns false once there were too many: then no row is shown, as those without a fault would tell as much. For a job, which
 * asks for a second connection while its transaction holds one: of those few run at once.
 */
export async function countReferred(
  context: Importing,
  judged: readonly JudgedRow[],
): Promise<boolean> {
  if (!isContractorOnly(context.actor)) return true
  return consume(context.actor.userId, await recordReferred(context, judged))
}

/** Leaves a line of the rows of a Contractor that were referred, and returns their number. */
export async function recordReferred(
  context: Importing,
  judged: readonly JudgedRow[],
): Promise<number> {
  const { actor, importId } = context
  if (!isContractorOnly(actor)) return 0
  const count = judged.filter(({ errors }) =>
    errors.some(({ code }) => code === 'ask-officer'),
  ).length
  if (count > 0)
    await record(context, 'import.numbers-referred', { type: 'import', id: importId }, { count })
  return count
}

/** `settle` counts how many rows were referred in the end. */
type Reserved = { settle: (referred: number) => Promise<unknown> }

/**
 * Counts one row before it is judged, so that parallel repairs all count; call it outside the transaction. Throws
 * `import-refers-too-many` whatever the row holds: a refusal that followed from it would tell as much as a result.
 */
export async function reserveReferred(actor: Actor): Promise<Reserved | null> {
  if (!isContractorOnly(actor)) return null
  const { userId } = actor
  const giveBack = () => limiter().reward(userId)
  if (await consume(userId, 1))
    return {
      settle: async (referred) =>
        referred > 0 ? limiter().penalty(userId, referred - 1) : giveBack(),
    }
  await giveBack()
  throw new Problem('import-refers-too-many')
}

const consume = (userId: string, count: number): Promise<boolean> =>
  limiter()
    .consume(userId, count)
    .then(
      () => true,
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return false
        throw refusal
      },
    )
