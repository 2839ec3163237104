/** The people in the lists of others, which join them as `person` to show their names. */
export const PERSONS = '"persons" person'

export const PERSON_NAME_TH = `person."firstNameTh" || ' ' || person."lastNameTh"`
export const PERSON_NAME_EN = `nullif(concat_ws(' ', person."firstNameEn", person."lastNameEn"), '')`
