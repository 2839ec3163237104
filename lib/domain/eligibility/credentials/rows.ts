import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** In text, as json_build_object takes three times as long, which is felt when a whole site is judged. */
const CREDENTIAL_JSON = fragment`'{"typeId":"' || "typeId" || '","status":"' || "status" || '","issuedOn":"' || "issuedOn"
    || '","expiresOn":' || coalesce('"' || "expiresOn" || '"', 'null') || '}'`

/** What a verdict needs of the credentials of some owners, as JSON by owner; revoked ones count for nothing. */
const credentialsBy = (owner: Fragment, ids: Fragment) => fragment`
  SELECT ${owner} AS "ownerId", ('[' || string_agg(${CREDENTIAL_JSON}, ',') || ']')::json AS "items"
  FROM "credentials" WHERE ${owner} IN (${ids}) AND "status" <> 'Revoked' GROUP BY ${owner}`

export const credentialsByPerson = (ids: Fragment) => credentialsBy(fragment`"personId"`, ids)
export const credentialsByEmployer = (ids: Fragment) => credentialsBy(fragment`"employerId"`, ids)
