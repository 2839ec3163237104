import { eraseCredentials } from '@/lib/domain/eligibility/credentials/privacy/commands'
import { erasePersonAtGates } from '@/lib/domain/gate/gate/privacy/commands'
import { erasePersonInMusters } from '@/lib/domain/gate/musters/privacy/commands'
import type { persons } from '@/lib/domain/people/persons/contract'
import { forgetImportedPerson } from '@/lib/domain/site/imports/privacy/commands'
import { detachRequestsOf } from '@/lib/domain/people/privacy-requests/privacy/commands'
import { erasePerson } from '@/lib/domain/people/persons/privacy/commands'
import { readNumbers } from '@/lib/domain/people/persons/privacy/queries'
import type { Context } from '@/lib/platform/http/context'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import type { CheckedInputOf, Result } from '@/lib/platform/contract/contract'

/** A person with all that is theirs alone; whatever else refers to them prevents it, and everything stays. */
export async function eraseRecord(
  context: Context,
  input: CheckedInputOf<typeof persons.erase>,
): Promise<Result> {
  await requireConfirmedIdentity(context)
  await eraseCredentials(context.db, input.id)
  await erasePersonAtGates(context.sql, input.id)
  await erasePersonInMusters(context.sql, input.id)
  await forgetImportedPerson(context.db, input.id, await readNumbers(context.db, input.id))
  await detachRequestsOf(context.db, input.id)
  return erasePerson(context, input)
}
