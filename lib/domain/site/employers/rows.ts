import * as z from 'zod'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** The employers in the lists of others, which join them to show their names. */
export const EMPLOYERS = fragment`"employers"`

/** Joins the contractor company with the id that `column` holds, if it is one, as `contractor`. */
export const joinContractor = (column: Fragment) =>
  fragment`LEFT JOIN "employers" contractor ON contractor."id" = ${column} AND contractor."kind" = 'Contractor'`

/** A contractor company in the reports of others, which have it as `employer`. */
export const CONTRACTOR_NAMES = fragment`employer."id", employer."nameTh" AS "contractorTh", employer."nameEn" AS "contractorEn"`

export const contractorNames = z.object({
  id: z.guid(),
  contractorTh: z.string(),
  contractorEn: z.string().nullable(),
})
