import { bars } from '@/lib/domain/eligibility/bars/contract'
import { credentialTypes } from '@/lib/domain/eligibility/credential-types/contract'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import {
  createBar,
  createCredential,
  createCredentialType,
} from '@/lib/testing/records/credentials'
import { createPerson, createUser } from '@/lib/testing/records/factories'
import type { ValidCall } from './valid-call'

const ofClerk = async (status: 'Submitted' | 'Approved') => {
  const { userId } = await createUser('Contractor')
  return createCredential({ status, submittedByUserId: userId })
}

export const credentialCalls: ValidCall[] = [
  [
    credentialTypes.save,
    () => ({
      code: crypto.randomUUID(),
      nameTh: 'ใบรับรอง',
      nameEn: 'Certificate',
      subject: 'Person',
      reviewRole: 'SafetyOfficer',
    }),
  ],
  [credentialTypes.remove, async () => ({ id: (await createCredentialType()).id })],
  [
    credentials.save,
    async () => ({
      typeId: (await createCredentialType()).id,
      personId: (await createPerson()).id,
      issuedOn: '2026-01-10',
    }),
  ],
  [credentials.remove, async () => ({ id: (await ofClerk('Submitted')).id })],
  [credentials.approve, async () => ({ ids: [(await ofClerk('Submitted')).id] })],
  [
    credentials.return,
    async () => ({
      ids: [(await ofClerk('Submitted')).id],
      reasonCode: 'illegible',
      note: 'ถ่ายใหม่ให้ชัด',
    }),
  ],
  [
    credentials.revoke,
    async () => ({ ids: [(await ofClerk('Approved')).id], note: 'ใบรับรองปลอม' }),
  ],
  [bars.save, async () => ({ personId: (await createPerson()).id, reason: 'ฝ่าฝืนกฎความปลอดภัย' })],
  [bars.lift, async ({ userId }) => ({ id: (await createBar({ createdByUserId: userId })).id })],
]
