import { decryptedNumber } from '@/lib/domain/people/persons/national-id/rows'

/** A stored person with a national id that can be read. */
export const decryptedPerson = <P extends { id: string; nationalId: string | null }>(
  person: P,
): P => ({
  ...person,
  nationalId: decryptedNumber(person),
})
