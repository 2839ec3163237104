import { findCarriedBasis } from '@/lib/domain/site/assets/queries'
import { record } from '@/lib/platform/audit/audit'
import type { Context } from '@/lib/platform/http/context'
import { Problem } from '@/lib/platform/contract/problem'
import type { ConsentPurpose } from '../basis/contract'
import { isInForce, stillHolds, type Carried } from '../basis/rules'

type Picture = { personId: string; assetId: string; purpose: ConsentPurpose; field: string }

/**
 * The one way in which a picture becomes a person's: on the basis that it carries, or on one that is recorded. Throws
 * `consent-needed`. The caller has locked the person, so that nobody withdraws meanwhile.
 */
export async function requireBasis(
  context: Context,
  { personId, assetId, purpose, field }: Picture,
): Promise<void> {
  const { db } = context
  const carried = await findCarriedBasis(db, assetId)
  const stored = await db.consent.findMany({
    where: { personId, purpose },
    select: { givenAt: true, withdrawnAt: true },
  })
  if (carried && stillHolds(carried, stored))
    await addConsent(context, { personId, purpose, ...carried })
  else if (!stored.some(isInForce)) throw new Problem('consent-needed', { field })
}

type NewConsent = { personId: string; purpose: ConsentPurpose } & Carried

export async function addConsent(context: Context, consent: NewConsent): Promise<{ id: string }> {
  const { personId, givenAt: _at, ...changes } = consent
  const saved = await context.db.consent.create({ data: consent, select: { id: true } })
  await record(context, 'person.consent-given', { type: 'person', id: personId }, changes)
  return saved
}
