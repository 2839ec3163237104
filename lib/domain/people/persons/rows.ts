import { fragment } from '@/lib/platform/db/fragment'

/** People in the SQL of others, which join them as `person` to show names. */
export const PERSONS = fragment`"persons" person`

/** Their ids. Read once for a statement, where a join would look up each person. */
export const REMOVED_PEOPLE = fragment`(SELECT "id" FROM "persons" WHERE "removedAt" IS NOT NULL)`

export const PERSON_NAME_TH = fragment`rtrim(person."firstNameTh" || ' ' || person."lastNameTh")`
export const PERSON_NAME_EN = fragment`nullif(concat_ws(' ', person."firstNameEn", person."lastNameEn"), '')`
