import * as z from 'zod'
import { personInput } from '@/lib/domain/people/persons/contract'
import { optionalId, rowVersion } from '@/lib/platform/contract/fields'

/** The person of a saved user: an existing one, or one to be made or changed with the user. */
export const personOfUser = {
  PersonId: optionalId,
  employerId: optionalId,
  person: personInput.extend({ rowVersion }).nullish(),
}

const fields = z.object(personOfUser)
export type PersonOfUser = z.output<typeof fields>
