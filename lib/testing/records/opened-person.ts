import { openedNumber } from '@/lib/domain/people/persons/national-id/rows'

/** A stored person with a national id that can be read. */
export const openedPerson = <P extends { id: string; nationalId: string | null }>(
  person: P,
): P => ({
  ...person,
  nationalId: openedNumber(person),
})
