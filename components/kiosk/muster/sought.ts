/**
 * หาคนในการรวมพลจากบัตรหรือชื่อ
 * Whom a card or a part of a name means in a roll call; a card also somebody who is not in it.
 */
import { matching } from '@/components/musters/shown-people'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import { isIdentifierOf, parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import { personOf, type ListedName } from './rules'

type Names = Pick<GateList, 'employers'> & { people: ListedName[] }

export function soughtIn(text: string, people: MusterPerson[], list: Names | null): MusterPerson[] {
  const identifier = parsePersonIdentifier(text)
  if (!identifier) return matching(people, { keyword: text, employer: null, area: null })
  const inIt = people.filter(({ person }) => person && isIdentifierOf(identifier, person))
  if (inIt.length > 0 || !list) return inIt
  return list.people
    .filter((person) => isIdentifierOf(identifier, person))
    .map((person) => personOf(list, person))
}
