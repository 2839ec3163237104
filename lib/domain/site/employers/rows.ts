/** The employers in the lists of others, which join them to show their names. */
export const EMPLOYERS = '"employers"'

/** Joins the contractor company with the id that `column` holds, if it is one, as `contractor`. */
export const joinContractor = (column: string) =>
  `LEFT JOIN "employers" contractor ON contractor."id" = ${column} AND contractor."kind" = 'Contractor'`

/** A contractor company in the reports of others, which have it as `employer`. */
export const CONTRACTOR_NAMES = `employer."id", employer."nameTh" AS "contractorTh", employer."nameEn" AS "contractorEn"`
