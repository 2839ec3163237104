import { eraseCredentials } from '@/lib/domain/eligibility/credentials/privacy/commands'
import { erasePersonAtGates } from '@/lib/domain/gate/gate/privacy/commands'
import { erasePersonInMusters } from '@/lib/domain/gate/musters/privacy/commands'
import type { persons } from '@/lib/domain/people/persons/contract'
import { forgetImportedPerson } from '@/lib/domain/site/imports/privacy/commands'
import { detachRequestsOf } from '@/lib/domain/people/privacy-requests/privacy/commands'
import { erasePerson, lockPersonToErase } from '@/lib/domain/people/persons/privacy/commands'
import { readIdentifyingTexts, readNumbers } from '@/lib/domain/people/persons/privacy/queries'
import type { Context } from '@/lib/platform/http/context'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import type { CheckedInputOf, Result } from '@/lib/platform/contract/contract'
import { hideTexts } from './texts/commands'

/** A person with all that is theirs alone; whatever else refers to them prevents it, and everything stays. */
export async function eraseRecord(
  context: Context,
  input: CheckedInputOf<typeof persons.erase>,
): Promise<Result> {
  const { db, sql } = context
  const { id } = input
  await requireConfirmedIdentity(context)
  const { code } = await lockPersonToErase(db, id)
  const texts = await readIdentifyingTexts(db, id)
  await eraseCredentials(context, id)
  await erasePersonAtGates(sql, id)
  await erasePersonInMusters(sql, id)
  await forgetImportedPerson(db, id, await readNumbers(db, id))
  await detachRequestsOf(db, id)
  const erased = await erasePerson(context, input)
  await hideTexts(context, { id, code, texts, userIds: [] })
  return erased
}
