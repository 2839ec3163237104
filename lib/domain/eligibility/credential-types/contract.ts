import * as z from 'zod'
import { command, list, result } from '@/lib/platform/contract/contract'
import { byId, filter, keyword, onlyIds, text, uniqueText } from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'

/** Whose credential it is: a certificate of a person, or a document of a company. */
export const credentialSubjects = ['Person', 'Employer'] as const
export const reviewRoles = ['SafetyOfficer', 'Purchasing'] as const

const subject = z.enum(credentialSubjects)
const reviewRole = z.enum(reviewRoles)

const credentialTypeRecord = z.object({
  id: z.guid(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  subject,
  reviewRole,
  validityMonths: z.int().nullable().meta({
    description: 'From the day of issue, where no end is given; null: no end',
  }),
  needsNumber: z.boolean(),
  needsExpiry: z.boolean(),
  needsFile: z.boolean(),
  isSensitive: z.boolean().meta({ description: 'Medical: outcome and dates, no findings' }),
  warnDays: z.int(),
  isSystem: z.boolean().meta({ description: 'Comes with the product and cannot be removed' }),
  isActive: z.boolean(),
  rowVersion: z.int(),
  can: z.object({ save: z.boolean(), remove: z.boolean() }),
})
export type CredentialTypeRecord = z.output<typeof credentialTypeRecord>

export const credentialTypes = {
  search: list('/api/credential-types/search', {
    policy: 'realm-basic',
    summary: 'Types of certificates, medical outcomes and company documents',
    description:
      'Callers without worker-mgmt and permit-review read “a required document” as the name of a sensitive one.',
    filters: {
      keyword,
      subject: filter(subject),
      isActive: filter(z.boolean()),
      ids: onlyIds,
    },
    row: credentialTypeRecord,
    sorts: ['nameTh', 'nameEn', 'code'],
  }),
  save: command('/api/credential-types/save', {
    policy: 'eligibility-mgmt',
    summary: 'Make or change a type of credential',
    description:
      'Of one that comes with the product, code, names, subject and sensitivity stay (400 `system-type`); what it needs, its validity, who reviews it and whether it is in use are the site’s. Of a used one the subject stays, and that it is sensitive (400 `type-in-use`).',
    input: saveInput(
      { code: uniqueText(40), nameTh: text(200), nameEn: text(200), subject, reviewRole },
      {
        validityMonths: z.int().min(1).max(240).nullish(),
        needsNumber: z.boolean().optional(),
        needsExpiry: z.boolean().optional(),
        needsFile: z.boolean().optional(),
        isSensitive: z.boolean().optional(),
        warnDays: z.int().min(0).max(365).optional(),
        isActive: z.boolean().optional(),
      },
    ),
    output: result,
  }),
  remove: command('/api/credential-types/remove', {
    policy: 'eligibility-mgmt',
    summary: 'Remove a type of credential',
    description:
      '400 `record-in-use` while a credential, a requirement or a training plan names it: take it out of use instead. 400 `system-type` for one that comes with the product.',
    input: byId,
    output: result,
  }),
}
