import type { Role } from '@/lib/platform/access/policies'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** What verdicts need to know of the credential types, for the SQL of others, as `type`. */
export const CREDENTIAL_TYPES = fragment`
  (SELECT "id", "nameTh", "nameEn", "subject", "warnDays", "isSensitive" FROM "credential_types") type`

/** Whether one of the roles reviews the credentials of a type; `column` has the type's id. */
export const isReviewedBy = (column: Fragment, roles: readonly Role[]) => fragment`
  ${column} IN (SELECT "id" FROM "credential_types" WHERE "reviewRole"::text = ANY (${[...roles]}::text[]))`

/** `column` has the type's id. */
export const isTypeInUse = (column: Fragment) => fragment`
  ${column} IN (SELECT "id" FROM "credential_types" WHERE "isActive")`
