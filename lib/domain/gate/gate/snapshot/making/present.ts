import { REQUIRED_DOCUMENT, typeNamesFor } from '@/lib/domain/eligibility/credential-types/rules'
import type {
  CredentialTypeFacts,
  EmployerFacts,
  PersonFacts,
  RequirementFacts,
  SiteFacts,
} from '@/lib/domain/eligibility/eligibility/facts/contract'
import type { ListContent, ListInputs } from '../contract'

type Facts = {
  site: SiteFacts
  requirements: RequirementFacts[]
  types: ReadonlyMap<string, CredentialTypeFacts>
  employers: ReadonlyMap<string, EmployerFacts>
  people: PersonFacts[]
}

/** In a fixed order, so that the same facts make the same list. Credentials of which no rule asks are left out. */
export function presentList(
  { site, requirements, types, employers, people }: Facts,
  { seats, permits, ...inputs }: Omit<ListInputs, 'personIds'>,
): ListContent {
  const { day: _day, time: _time, ...ofSite } = site
  const isAsked = (typeId: string) =>
    requirements.some(({ anyOf }) =>
      anyOf.some((each) => each.kind === 'Credential' && each.credentialTypeId === typeId),
    )
  const asked = [...types.values()].filter(({ id }) => isAsked(id))
  const isSensitive = (typeId: string) => types.get(typeId)?.isSensitive === true
  const own = ofOwner(new Set(asked.map(({ id }) => id)))
  const seatsOf = byPerson(seats)
  const permitsOf = byPerson(permits)
  return {
    ...ofSite,
    ...inputs,
    requirements: requirements.map((requirement) =>
      requirement.anyOf.some(
        (each) => 'credentialTypeId' in each && isSensitive(each.credentialTypeId),
      )
        ? { ...requirement, ...REQUIRED_DOCUMENT, lawRefTh: null, lawRefEn: null }
        : requirement,
    ),
    types: inOrder(asked.map((type) => ({ ...type, ...typeNamesFor(null, type) }))),
    employers: inOrder([...employers.values()].map(own)),
    people: people
      .toSorted((one, other) => (one.code < other.code ? -1 : 1))
      .map(({ hasSeat: _hasSeat, permits: _permits, ...person }) => ({
        ...own(person),
        seatDays: (seatsOf.get(person.id) ?? []).map(({ day }) => day),
        permits: permitsOf.get(person.id) ?? [],
      })),
  }
}

type Owner = Pick<PersonFacts, 'credentials' | 'bars'>

const ofOwner =
  (typeIds: ReadonlySet<string>) =>
  <O extends Owner>(owner: O): O => ({
    ...owner,
    credentials: inOrder(owner.credentials.filter(({ typeId }) => typeIds.has(typeId))),
    bars: inOrder(owner.bars),
  })

const inOrder = <T>(rows: readonly T[]): T[] =>
  rows
    .map((row) => [JSON.stringify(row), row] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)

function byPerson<Row extends { personId: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Omit<Row, 'personId'>[]>()
  for (const { personId, ...row } of rows) {
    const group = groups.get(personId) ?? []
    groups.set(personId, group)
    group.push(row)
  }
  return groups
}
