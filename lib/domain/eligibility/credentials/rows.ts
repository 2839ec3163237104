import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** What a verdict needs of the credentials of some owners, as JSON by owner; revoked ones count for nothing. */
const credentialsBy = (owner: Fragment, ids: Fragment) => fragment`
  SELECT ${owner} AS "ownerId", json_agg(json_build_object('typeId', "typeId", 'status', "status",
    'issuedOn', "issuedOn", 'expiresOn', "expiresOn")) AS "items"
  FROM "credentials" WHERE ${owner} IN (${ids}) AND "status" <> 'Revoked' GROUP BY ${owner}`

export const credentialsByPerson = (ids: Fragment) => credentialsBy(fragment`"personId"`, ids)
export const credentialsByEmployer = (ids: Fragment) => credentialsBy(fragment`"employerId"`, ids)
