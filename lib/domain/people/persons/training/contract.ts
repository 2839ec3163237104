import * as z from 'zod'

/** A person whose training ends soon, in the report and from the database. */
export const expiringTraining = z.object({
  id: z.guid(),
  personTh: z.string(),
  personEn: z.string().nullable(),
  contractorTh: z.string().nullable(),
  contractorEn: z.string().nullable(),
  validUntil: z.string(),
  daysLeft: z.int().min(0),
})
