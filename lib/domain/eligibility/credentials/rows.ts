import { dayOfNumber } from '@/lib/platform/dates/day'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import { credentialStatuses, type CredentialDays } from './standing/rules'

/**
 * The number of the type among `types`, the status and the days as numbers: with the type's id and days as text, most of
 * what is sent and read when a whole site is judged would be these.
 */
const CREDENTIAL_TEXT = fragment`
  concat_ws(' ', type."no", "status", "issuedOn" - date '1970-01-01', "expiresOn" - date '1970-01-01')`

/** What a verdict needs of the credentials of some owners, as text by owner; revoked ones count for nothing. */
const credentialsBy = (owner: Fragment, ids: Fragment, types: Fragment) => fragment`
  SELECT ${owner} AS "ownerId", string_agg(${CREDENTIAL_TEXT}, ',') AS "items"
  FROM "credentials" JOIN ${types} type ON type."id" = "typeId"
  WHERE ${owner} IN (${ids}) AND "status" <> 'Revoked' GROUP BY ${owner}`

/** `types` is a table with the `no` of each type. */
export const credentialsByPerson = (ids: Fragment, types: Fragment) =>
  credentialsBy(fragment`"personId"`, ids, types)
export const credentialsByEmployer = (ids: Fragment, types: Fragment) =>
  credentialsBy(fragment`"employerId"`, ids, types)

type Held = CredentialDays & { typeId: string }
type TypeIds = ReadonlyMap<string, string>

const statuses = new Map(credentialStatuses.map((status) => [String(status), status]))

/** What `credentialsBy` has put into text; `typeIds` by `no`. */
export const credentialsIn = (items: string | null, typeIds: TypeIds): Held[] =>
  items === null ? [] : items.split(',').map((text) => credentialIn(text, typeIds))

function credentialIn(text: string, typeIds: TypeIds): Held {
  const [no = '', status = '', issuedOn, expiresOn] = text.split(' ')
  return {
    typeId: typeIds.get(no)!,
    status: statuses.get(status)!,
    issuedOn: dayOfNumber(Number(issuedOn)),
    expiresOn: expiresOn === undefined ? null : dayOfNumber(Number(expiresOn)),
  }
}
