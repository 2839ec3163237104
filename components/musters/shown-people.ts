import type { MusterPerson, musters } from '@/lib/domain/gate/musters/contract'
import { isIdentifierOf, parsePersonIdentifier } from '@/lib/domain/people/persons/rules'
import type { InputOf } from '@/lib/platform/contract/contract'
import { searchedWords } from '@/lib/platform/contract/search-words'
import type { Named } from '@/lib/platform/i18n/names'

/** `saidAt`: its `at` by the clock of the server, and no earlier than what it was made over. */
export type PendingMark = InputOf<typeof musters.mark>['marks'][number] & {
  key: string
  saidAt?: string
}

/** The people as they are with the marks that this phone has not delivered yet, unless something newer has come meanwhile. */
export function withPending(people: MusterPerson[], pending: PendingMark[]): MusterPerson[] {
  if (pending.length === 0) return people
  const markOf = new Map(pending.map((mark) => [mark.key, mark]))
  return people.map((person) => {
    const mark = markOf.get(person.key)
    if (!mark || isOutdated(mark, person)) return person
    const { at: madeAt, saidAt: at = madeAt, point = null, status } = mark
    const decided = { how: 'mark' as const, at, point, user: null, device: null }
    return { ...person, status, decided }
  })
}

/** Whoever marked somebody over a fact meant to, even where the clock of the phone is wrong. */
const isOutdated = ({ at, saidAt = at }: PendingMark, { decided }: MusterPerson): boolean =>
  decided !== null && decided.at > saidAt

export type Sought = { keyword: string; employer: string | null; area: string | null }

/** What stands for people without a company, or without an area. */
export const NONE = 'none'

const employerKey = ({ employer, guest }: MusterPerson) => employer?.id ?? guest?.company ?? NONE
const areaKey = ({ workspaceArea }: MusterPerson) => workspaceArea?.id ?? NONE

const textsOf = ({ person, guest, employer }: MusterPerson) =>
  [
    person?.nameTh,
    person?.nameEn,
    person?.code,
    guest?.name,
    guest?.company,
    employer?.nameTh,
    employer?.nameEn,
  ]
    .join(' ')
    .toLowerCase()

export function matching(people: MusterPerson[], { keyword, employer, area }: Sought) {
  const words = searchedWords(keyword).map((word) => word.toLowerCase())
  return people.filter(
    (person) =>
      (!employer || employerKey(person) === employer) &&
      (!area || areaKey(person) === area) &&
      words.every((word) => textsOf(person).includes(word)),
  )
}

/** What the person of a card is found by; the card itself, where it is nobody's in the roll call. */
export function keywordOf(card: string, people: readonly MusterPerson[]): string {
  const identifier = parsePersonIdentifier(card)
  const whose = ({ person }: MusterPerson) =>
    identifier !== null && person !== null && isIdentifierOf(identifier, person)
  return people.find(whose)?.person?.code ?? card
}

export type Group = Named & { id: string; expected: number; missing: number }

/** By company or area: the most missing first. Without a name: nobody's. */
export function groupsOf(
  people: MusterPerson[],
  keyOf: (person: MusterPerson) => string,
  namedOf: (person: MusterPerson) => Named | null,
): Group[] {
  const groups = new Map<string, Group>()
  for (const person of people) {
    const id = keyOf(person)
    const known = groups.get(id) ?? {
      nameTh: '',
      nameEn: null,
      ...namedOf(person),
      id,
      expected: 0,
      missing: 0,
    }
    groups.set(id, {
      ...known,
      id,
      expected: known.expected + 1,
      missing: known.missing + (person.status === 'Missing' ? 1 : 0),
    })
  }
  return [...groups.values()].toSorted(
    (one, other) => other.missing - one.missing || one.nameTh.localeCompare(other.nameTh, 'th'),
  )
}

export const byEmployer = (people: MusterPerson[]) =>
  groupsOf(
    people,
    employerKey,
    ({ employer, guest }) => employer ?? (guest && { nameTh: guest.company, nameEn: null }),
  )
export const byArea = (people: MusterPerson[]) =>
  groupsOf(people, areaKey, ({ workspaceArea }) => workspaceArea)
