import { overrides } from '@/lib/domain/eligibility/overrides/contract'
import { requirements } from '@/lib/domain/eligibility/requirements/contract'
import {
  createCredentialRequirement,
  createOverride,
  createRequirement,
} from '../../records/eligibility-site'
import { createPerson } from '../../records/factories'
import type { ValidCall } from './valid-call'

export const eligibilityCalls: ValidCall[] = [
  [
    requirements.save,
    () => ({
      code: 'SITE-1',
      nameTh: 'อบรมเฉพาะพื้นที่',
      nameEn: 'Area induction',
      purpose: 'Enter',
      anyOf: [{ kind: 'SafetyTraining' }],
    }),
  ],
  [requirements.remove, async () => ({ id: (await createRequirement()).id })],
  [
    overrides.propose,
    async () => {
      const { requirement } = await createCredentialRequirement()
      return {
        personId: (await createPerson()).id,
        purpose: 'Work',
        day: '2399-06-01',
        reasonCodes: ['credential-missing'],
        requirementIds: [requirement.id],
        reason: 'รอใบรับรองฉบับจริง',
      }
    },
  ],
  [overrides.confirm, async () => ({ id: (await createOverride()).id })],
  [overrides.withdraw, async () => ({ id: (await createOverride({ status: 'Active' })).id })],
]
