import { removeUnbarredPerson } from '@/lib/domain/eligibility/bars/commands'
import type { persons } from '@/lib/domain/people/persons/contract'
import { findPerson } from '@/lib/domain/people/persons/queries'
import type { CheckedInputOf, Result } from '@/lib/platform/contract/contract'
import type { Context } from '@/lib/platform/http/context'
import { cancelEnrollmentsOfPerson } from '../change/commands'

/** Whoever is removed comes to no training: others get the seats. Sessions are locked before the person. */
export async function removeSeatedPerson(
  context: Context,
  input: CheckedInputOf<typeof persons.remove>,
): Promise<Result> {
  await findPerson(context, input, { id: true }) // a stranger locks no sessions
  await cancelEnrollmentsOfPerson(context, input.id)
  const result = await removeUnbarredPerson(context, input)
  // Somebody may have enrolled them before the person was locked; from here on nobody can.
  await cancelEnrollmentsOfPerson(context, input.id)
  return result
}
