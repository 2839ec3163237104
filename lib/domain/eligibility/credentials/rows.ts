import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import { credentialStatuses, type CredentialDays } from './standing/rules'

/** Type, days and status in places of fixed width: as JSON they cost half as much again when a whole site is judged. */
const CREDENTIAL_TEXT = fragment`concat("typeId", "issuedOn", coalesce("expiresOn"::text, repeat(' ', 10)), "status")`

/** What a verdict needs of the credentials of some owners, as text by owner; revoked ones count for nothing. */
const credentialsBy = (owner: Fragment, ids: Fragment) => fragment`
  SELECT ${owner} AS "ownerId", string_agg(${CREDENTIAL_TEXT}, ',') AS "items"
  FROM "credentials" WHERE ${owner} IN (${ids}) AND "status" <> 'Revoked' GROUP BY ${owner}`

export const credentialsByPerson = (ids: Fragment) => credentialsBy(fragment`"personId"`, ids)
export const credentialsByEmployer = (ids: Fragment) => credentialsBy(fragment`"employerId"`, ids)

type Held = CredentialDays & { typeId: string }

const statuses = new Map(credentialStatuses.map((status) => [String(status), status]))

/** What `credentialsBy` has put into text. */
export const credentialsIn = (items: string | null): Held[] =>
  items === null ? [] : items.split(',').map(credentialIn)

const credentialIn = (text: string): Held => ({
  typeId: text.slice(0, 36),
  issuedOn: text.slice(36, 46),
  expiresOn: text[46] === ' ' ? null : text.slice(46, 56),
  status: statuses.get(text.slice(56))!,
})
