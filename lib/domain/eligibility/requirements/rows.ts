import { fragment } from '@/lib/platform/db/fragment'

/** The requirements that count, for the SQL of others, as `requirement`. */
export const ACTIVE_REQUIREMENTS = fragment`
  (SELECT "id", "nameTh", "nameEn", "purpose", "employerKinds", "typeCodes", "dutyCodes", "projectIds", "workspaceAreaIds",
    "employerIds", "scheduleIds", "anyOf", "effect", "graceDays", "override", "basis", "lawRefTh", "lawRefEn"
  FROM "requirements" WHERE "isActive" ORDER BY "code") requirement`

export const RULES_REVISION = fragment`(SELECT coalesce(max("revision"), 0) FROM "requirement_revisions")`

export const ASKS_FOR_ENROLLING = fragment`
  EXISTS (SELECT FROM "requirements" WHERE "isActive" AND "purpose" = 'Enroll')`
