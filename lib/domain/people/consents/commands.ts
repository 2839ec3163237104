import { lockPersonToChange } from '@/lib/domain/people/persons/commands'
import { deletePictures } from '@/lib/domain/people/persons/pictures/commands'
import { lockDataSubject } from '@/lib/domain/people/persons/privacy/commands'
import { may } from '@/lib/platform/access/actor'
import { record } from '@/lib/platform/audit/audit'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { basisOf } from './basis/rules'
import type { consents } from './contract'
import { addConsent } from './pictures/commands'
import { ofPeopleOf } from './queries'

export async function saveConsent(
  context: Context,
  { personId, purpose, ...given }: CheckedInputOf<typeof consents.save>,
): Promise<Result> {
  await lockPersonToChange(context, personId)
  const basis = basisOf(given)
  return done(await addConsent(context, { personId, purpose, ...basis, givenAt: context.now }))
}

/** The picture goes with its bytes; that a consent was given and withdrawn stays. */
export async function withdrawConsent(
  context: Context,
  { id }: CheckedInputOf<typeof consents.withdraw>,
): Promise<Result> {
  const { db, actor, now } = context
  const found = await db.consent.findFirst({
    where: { AND: [{ id }, ofPeopleOf(actor)] },
    select: { personId: true, purpose: true },
  })
  if (!found) throw new Problem('record-not-found', { values: { id } })
  const { personId, purpose } = found
  if (may(actor, 'privacy')) await lockDataSubject(db, personId)
  else await lockPersonToChange(context, personId)
  const { count } = await db.consent.updateMany({
    where: { personId, purpose, withdrawnAt: null },
    data: { withdrawnAt: now },
  })
  if (count === 0) throw new Problem('consent-withdrawn')
  await deletePictures(context, purpose, [personId])
  await record(context, 'person.consent-withdrawn', { type: 'person', id: personId }, { purpose })
  return done({ id })
}
