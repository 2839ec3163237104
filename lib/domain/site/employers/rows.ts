import * as z from 'zod'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'

/** Employers in the SQL of others, which join them to show names. */
export const EMPLOYERS = fragment`"employers"`

/** Joins the contractor company with the id that `column` holds, if it is one, as `contractor`. */
export const joinContractor = (column: Fragment) =>
  fragment`LEFT JOIN "employers" contractor ON contractor."id" = ${column} AND contractor."kind" = 'Contractor'`

/** The columns of a contractor in reports, which join employers as `employer`. */
export const CONTRACTOR_NAMES = fragment`employer."id", employer."nameTh" AS "contractorTh", employer."nameEn" AS "contractorEn"`

export const contractorNames = z.object({
  id: z.guid(),
  contractorTh: z.string(),
  contractorEn: z.string().nullable(),
})

export const employerKind = z.object({ id: z.guid(), kind: z.string() })
