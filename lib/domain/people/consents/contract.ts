import * as z from 'zod'
import { command, list, result } from '@/lib/platform/contract/contract'
import { byId, filter, id, named } from '@/lib/platform/contract/fields'
import {
  basisInput,
  consentLanguages,
  consentPurpose,
  givenBases,
  requireBasisDetails,
} from './basis/contract'

/** Earlier: the picture was there before consents were recorded. */
const consentBases = [...givenBases, 'Earlier'] as const

const consentRecord = z.object({
  id: z.guid(),
  personId: z.guid(),
  person: named.extend({ code: z.string() }),
  purpose: consentPurpose,
  basis: z.enum(consentBases),
  reason: z.string().nullable(),
  textVersion: z.string().nullable(),
  language: z.enum(consentLanguages).nullable(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
  can: z.object({ withdraw: z.boolean() }),
})
export type ConsentRecord = z.output<typeof consentRecord>

export const consents = {
  search: list('/api/consents/search', {
    policy: 'worker-mgmt',
    summary: 'On what basis pictures of people are kept',
    description:
      'Of one person; without `personId` those of all people, for the policy `privacy` only (403). The latest first. What is withdrawn stays as a fact.',
    filters: {
      personId: filter(id),
      purpose: filter(consentPurpose),
      basis: filter(z.enum(consentBases)),
      isWithdrawn: filter(z.boolean()),
    },
    row: consentRecord,
    sorts: ['givenAt', 'withdrawnAt'],
  }),
  save: command('/api/consents/save', {
    policy: 'worker-mgmt',
    summary: 'Record on what basis a picture of a person is kept',
    description:
      'By those who may change the person. It counts from now on; nothing that was recorded before is changed.',
    input: requireBasisDetails(z.object({ personId: id, purpose: consentPurpose, ...basisInput })),
    output: result,
  }),
  withdraw: command('/api/consents/withdraw', {
    policy: 'worker-mgmt',
    summary: 'Withdraw a consent',
    description:
      'Withdraws all that is recorded of this person for this purpose, deletes the picture with its bytes, and keeps that it was given and withdrawn. By those who may change the person, and by the policy `privacy`, of removed people, too. 409 `consent-withdrawn` where nothing is in force.',
    input: byId,
    output: result,
  }),
}
