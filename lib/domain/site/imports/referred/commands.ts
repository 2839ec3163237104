import { consumeReferred } from '@/lib/domain/people/persons/referred/commands'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { record } from '@/lib/platform/audit/audit'
import type { JudgedRow } from '../judge/commands'
import type { Importing } from '../kinds/rows'

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
  const count = await recordReferred(context, judged)
  return (await consumeReferred(context.actor.userId, count)) === null
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
