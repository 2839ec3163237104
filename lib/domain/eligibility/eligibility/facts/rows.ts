import * as z from 'zod'
import { credentialsIn } from '@/lib/domain/eligibility/credentials/rows'
import { trainingStatuses } from '@/lib/domain/people/persons/contract'
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

const flag = z.enum(['true', 'false'])
const text = z.string().nullable()

/** What is known of a person, by place: names of members would be most of what is sent when a whole site is judged. */
export const personRow = z.tuple([
  z.guid(),
  z.string(), // code
  z.string(), // names in Thai, in English
  z.string(),
  text,
  text,
  z.guid().nullable(), // employer
  flag, // removed
  z.enum(trainingStatuses),
  text, // last day of the training
  flag, // has a photo
  flag, // has a seat
  text, // credentials
  text, // bars and overrides, as JSON
  text,
])
type PersonRow = z.output<typeof personRow>

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

type TypeIds = ReadonlyMap<number, string>

export const employerIn = (
  { credentials, ...employer }: z.output<typeof employerRow>,
  typeIds: TypeIds,
): EmployerFacts => ({
  ...employer,
  credentials: credentialsIn(credentials, typeIds),
})

export function personIn(row: PersonRow, typeIds: TypeIds, permitsOf: PermitsOf): PersonFacts {
  const [id, code, firstNameTh, lastNameTh, firstNameEn, lastNameEn, employerId, removed, ...rest] =
    row
  const [trainingStatus, trainingValidUntil, photo, seat, credentials, bars, overrides] = rest
  return {
    id,
    code,
    firstNameTh,
    lastNameTh,
    firstNameEn,
    lastNameEn,
    employerId,
    isRemoved: removed === 'true',
    trainingStatus,
    trainingValidUntil,
    hasPhoto: photo === 'true',
    credentials: credentialsIn(credentials, typeIds),
    bars: listIn(personFacts.shape.bars, bars),
    overrides: listIn(personFacts.shape.overrides, overrides),
    permits: permitsOf(id),
    hasSeat: seat === 'true',
  }
}

const listIn = <T>(list: z.ZodType<T[]>, json: string | null): T[] =>
  json === null ? [] : list.parse(JSON.parse(json))
