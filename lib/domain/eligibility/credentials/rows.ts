import { dayOfNumber } from '@/lib/platform/dates/day'
import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'
import { credentialStatuses, type CredentialDays } from './standing/rules'

/** More than there are from the first day of the Common Era until the last that is accepted. */
const DAYS = 1_000_000
/** 0001-01-01 as a number of days after 1970-01-01. */
const FIRST_DAY = -719_162

const STATUS_NO = fragment`array_position(ARRAY[${literals(credentialStatuses)}]::"CredentialStatus"[], "status") - 1`

/**
 * The number of the type among `types`, of the status and of the days as one number, no end as 0: with the type's id and
 * days as text, most of what is sent and read when a whole site is judged would be these.
 */
const CREDENTIAL_NUMBER = fragment`
  ((type."no" * ${credentialStatuses.length}::int8 + ${STATUS_NO}) * ${DAYS}::int8
    + ("issuedOn" - date '0001-01-01')) * ${DAYS}::int8 + coalesce("expiresOn" - date '0001-01-01' + 1, 0)`

/**
 * What a verdict needs of an owner's credentials, as text; revoked ones count for nothing. Looked up by each owner, which costs
 * less than to group those of all.
 */
const credentialsOf = (isOwned: Fragment, types: Fragment) => fragment`
  (SELECT string_agg((${CREDENTIAL_NUMBER})::text, ',')
  FROM "credentials" JOIN ${types} type ON type."id" = "typeId" WHERE ${isOwned} AND "status" <> 'Revoked')`

/** `types` is a table with the `no` of each type. */
export const credentialsOfPerson = (id: Fragment, types: Fragment) =>
  credentialsOf(fragment`"personId" = ${id}`, types)
export const credentialsOfEmployer = (id: Fragment, types: Fragment) =>
  credentialsOf(fragment`"employerId" = ${id}`, types)

type Held = CredentialDays & { typeId: string }
type TypeIds = ReadonlyMap<number, string>

/** What `credentialsOf` has put into text; `typeIds` by `no`. */
export const credentialsIn = (items: string | null, typeIds: TypeIds): Held[] =>
  items === null ? [] : items.split(',').map((text) => credentialIn(text, typeIds))

function credentialIn(text: string, typeIds: TypeIds): Held {
  const [beforeEnd, end] = divided(Number(text), DAYS)
  const [typeAndStatus, issuedOn] = divided(beforeEnd, DAYS)
  const [typeNo, status] = divided(typeAndStatus, credentialStatuses.length)
  return {
    typeId: typeIds.get(typeNo)!,
    status: credentialStatuses[status]!,
    issuedOn: dayOfNumber(FIRST_DAY + issuedOn),
    expiresOn: end === 0 ? null : dayOfNumber(FIRST_DAY + end - 1),
  }
}

const divided = (value: number, by: number) => [Math.floor(value / by), value % by] as const
