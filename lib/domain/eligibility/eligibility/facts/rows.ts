import * as z from 'zod'
import { credentialsIn } from '@/lib/domain/eligibility/credentials/rows'
import { trainingStatuses } from '@/lib/domain/people/persons/contract'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import {
  credentialTypeFacts,
  employerFacts,
  permitFact,
  personFacts,
  type CredentialTypeFacts,
  type EmployerFacts,
  type PermitFact,
  type PersonFacts,
} from './contract'

const text = z.string().nullable()

/** The unit separator, which no text of one line has. What people type stands last, so that it could not pass as another fact. */
const SEPARATOR = '\x1f'

type Joined = Record<'hasSeat' | 'credentials' | 'bars' | 'overrides', Fragment>

/**
 * What is known of a person, by place in one text: members by name, or each value as JSON, would be most of what is sent and
 * read when a whole site is judged.
 */
export const personText = ({ hasSeat, credentials, bars, overrides }: Joined) => fragment`
  concat_ws(${SEPARATOR}, person."id", coalesce(person."employerId"::text, ''), person."removedAt" IS NOT NULL,
    person."trainingStatus", coalesce(person."trainingValidUntil"::text, ''), person."profileAssetId" IS NOT NULL, ${hasSeat},
    coalesce(${credentials}, ''), coalesce(${bars}::text, ''), coalesce(${overrides}::text, ''), person."code",
    person."firstNameTh", person."lastNameTh", coalesce(person."firstNameEn", ''), coalesce(person."lastNameEn", ''))`

export const idInPerson = (person: string): string => person.slice(0, 36)

/** `no` stands for the type in the text of credentials. */
export const typeRow = credentialTypeFacts.extend({ no: z.int() })

export const employerRow = employerFacts.extend({ credentials: text })

export const permitRow = permitFact.extend({ personIds: z.array(z.guid()) })

type PermitsOf = (personId: string) => PermitFact[]

/** The permits of each person, in the order of the rows. */
export function permitsByPerson(rows: readonly z.output<typeof permitRow>[]): PermitsOf {
  const known = new Map<string, PermitFact[]>()
  for (const { personIds, ...permit } of rows)
    for (const id of personIds) {
      const permits = known.get(id)
      if (permits) permits.push(permit)
      else known.set(id, [permit])
    }
  return (personId) => known.get(personId) ?? []
}

export function typeIn(row: z.output<typeof typeRow>): CredentialTypeFacts {
  const { no: _, ...type } = row
  return type
}

type TrainingStatus = PersonFacts['trainingStatus']
type TypeIds = ReadonlyMap<number, string>

export const employerIn = (
  { credentials, ...employer }: z.output<typeof employerRow>,
  typeIds: TypeIds,
): EmployerFacts => ({
  ...employer,
  credentials: credentialsIn(credentials, typeIds),
})

const statusNamed = new Map<string, TrainingStatus>(trainingStatuses.map((each) => [each, each]))
const TRUE = 't'

/** What `personText` has put into text. */
export function personIn(person: string, typeIds: TypeIds, permitsOf: PermitsOf): PersonFacts {
  const [id = '', employerId, removed, status = '', validUntil, photo, seat, ...rest] =
    person.split(SEPARATOR)
  const [credentials, bars, overrides, code = '', ...names] = rest
  const [firstNameTh = '', lastNameTh = '', firstNameEn, lastNameEn] = names
  return {
    id,
    code,
    firstNameTh,
    lastNameTh,
    firstNameEn: firstNameEn || null,
    lastNameEn: lastNameEn || null,
    employerId: employerId || null,
    isRemoved: removed === TRUE,
    trainingStatus: statusNamed.get(status)!,
    trainingValidUntil: validUntil || null,
    hasPhoto: photo === TRUE,
    credentials: credentialsIn(credentials || null, typeIds),
    bars: listIn(personFacts.shape.bars, bars),
    overrides: listIn(personFacts.shape.overrides, overrides),
    permits: permitsOf(id),
    hasSeat: seat === TRUE,
  }
}

const listIn = <T>(list: z.ZodType<T[]>, json: string | undefined): T[] =>
  json ? list.parse(JSON.parse(json)) : []
