import { PERSONS } from '@/lib/domain/people/persons/rows'
import { policies } from '@/lib/platform/access/policies'
import { fragment, literals, type Fragment } from '@/lib/platform/db/fragment'

/** Neither disabled nor removed; a service account is marked as removed from the start. */
const CAN_ACT = fragment`account."disabledAt" IS NULL AND (account."removedAt" IS NULL OR account."isService")`

/** What decides on permits: no key does. Source: docs/decisions/0384-what-no-key-does.md. */
const DECIDING = literals(policies['permit-review'])

/** Whether a user can act in a role, in one that decides by themselves; `column` has the user's id. */
export const canActAs = (column: Fragment, role: Fragment) => fragment`
  EXISTS (SELECT FROM "users" account
    WHERE account."id" = ${column} AND ${role} = ANY(account."roles"::text[]) AND ${CAN_ACT}
      AND NOT (account."isService" AND ${role} IN (${DECIDING})))`

/** The ids of users, at most `most`, who can decide in a role and meet the condition on their id: no key decides. */
export const someWhoCanDecideAs = (
  role: Fragment,
  condition: (userId: Fragment) => Fragment,
  most: number,
) => fragment`
  SELECT account."id" FROM "users" account
  WHERE ${role} = ANY(account."roles"::text[]) AND account."disabledAt" IS NULL AND account."removedAt" IS NULL
    AND ${condition(fragment`account."id"`)}
  LIMIT ${most}`

/**
 * Whether a user can do nothing more about what belongs to a company: disabled, removed, without a role, or a Contractor
 * who is not of the company. The columns have the ids of both. See `isContractorOnly`.
 */
export const hasLeft = (userId: Fragment, employerId: Fragment) => fragment`
  NOT EXISTS (SELECT FROM "users" account JOIN ${PERSONS} ON person."id" = account."personId"
    WHERE account."id" = ${userId} AND ${CAN_ACT} AND account."roles" <> '{}'
      AND (NOT account."roles" <@ '{Contractor}'::"Role"[] OR person."employerId" = ${employerId}))`
