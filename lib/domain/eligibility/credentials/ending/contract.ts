import * as z from 'zod'

/** A credential that ends soon, in the report. `personTh` is null for a document of a company. */
export const expiringCredential = z.object({
  id: z.guid(),
  personTh: z.string().nullable(),
  personEn: z.string().nullable(),
  contractorTh: z.string().nullable(),
  contractorEn: z.string().nullable(),
  credentialTh: z.string(),
  credentialEn: z.string(),
  validUntil: z.string(),
  daysLeft: z.int().min(0),
})
