import * as z from 'zod'
import { credentialSubjects, reviewRoles } from '../contract'
import credentialTypes from './credential-types.json'

const systemType = z.object({
  id: z.guid().meta({ description: 'The same in every database; requirements refer to it' }),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  subject: z.enum(credentialSubjects),
  reviewRole: z.enum(reviewRoles),
  /** From the day of issue; null: no end. */
  validityMonths: z.int().nullable(),
  needsNumber: z.boolean(),
  needsExpiry: z.boolean(),
  needsFile: z.boolean(),
  isSensitive: z.boolean(),
  warnDays: z.int(),
})
export type SystemCredentialType = z.output<typeof systemType>

/** The types of credentials that come with the product. */
export const systemCredentialTypes: SystemCredentialType[] = z
  .array(systemType)
  .parse(credentialTypes)
