import { fragment } from '@/lib/platform/db/fragment'

/** People in the SQL of others, which join them as `person` to show names. */
export const PERSONS = fragment`"persons" person`

export const PERSON_NAME_TH = fragment`rtrim(person."firstNameTh" || ' ' || person."lastNameTh")`
export const PERSON_NAME_EN = fragment`nullif(concat_ws(' ', person."firstNameEn", person."lastNameEn"), '')`
