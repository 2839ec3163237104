import { presentReason } from '@/lib/domain/eligibility/eligibility/present'
import { readVerdicts } from '@/lib/domain/eligibility/eligibility/queries'
import { readPersonIdOf } from '@/lib/domain/people/users/names/queries'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import { caseOf, permitFactsSelect } from '../readiness/queries'

/**
 * Whoever approves for the place must hold what requirements ask of authorisers. What concerns workers alone, such as
 * their company and their other permits, is not asked. Source: docs/gate.md#3-requirements.
 */
export async function requireAuthoriser(context: Context, permitId: string): Promise<void> {
  const { db, sql, actor, now } = context
  const permit = await db.workPermit.findUniqueOrThrow({
    where: { id: permitId },
    select: permitFactsSelect,
  })
  const id = await readPersonIdOf(db, actor.userId)
  const [verdict] = await readVerdicts(
    sql,
    [{ id, dutyCodes: ['Authoriser'] }],
    caseOf(permit, now),
  )
  const missing = verdict?.reasons.find(
    ({ effect, requirement }) =>
      effect === 'Refuse' && requirement?.dutyCodes.includes('Authoriser'),
  )
  if (!verdict || !missing) return
  const { text } = presentReason(context, verdict, missing)
  throw new Problem('authoriser-not-certified', { values: { why: text } })
}
