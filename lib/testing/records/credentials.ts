import { randomUUID } from 'node:crypto'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { createPerson } from './factories'

/** Records inserted directly into the database, not through the API. Required parents that are not given are created. */

/** A type that needs neither file nor number. */
export const createCredentialType = (
  overrides: Partial<Prisma.CredentialTypeUncheckedCreateInput> = {},
) =>
  database().db.credentialType.create({
    data: {
      code: randomUUID().slice(0, 20),
      nameTh: 'ใบรับรองทดสอบ',
      nameEn: 'Test certificate',
      subject: 'Person',
      reviewRole: 'SafetyOfficer',
      needsFile: false,
      ...overrides,
    },
  })

type CredentialOverrides = Partial<Prisma.CredentialUncheckedCreateInput> & {
  submittedByUserId: string
}

/** A submitted one, of a person of their own unless a person or an employer is given. */
export async function createCredential(overrides: CredentialOverrides) {
  const { employerId } = overrides
  const subject = employerId ? 'Employer' : 'Person'
  return database().db.credential.create({
    data: {
      typeId: overrides.typeId ?? (await createCredentialType({ subject })).id,
      personId: employerId ? null : (overrides.personId ?? (await createPerson()).id),
      issuedOn: new Date('2026-01-10T00:00:00Z'),
      submittedAt: new Date(),
      ...overrides,
    },
  })
}

/** Of a person of their own, unless a person or an employer is given. */
export const createBar = async (
  overrides: Partial<Prisma.BarUncheckedCreateInput> & { createdByUserId: string },
) =>
  database().db.bar.create({
    data: {
      personId: overrides.employerId ? null : (overrides.personId ?? (await createPerson()).id),
      fromDate: new Date('2026-01-10T00:00:00Z'),
      reason: 'ฝ่าฝืนกฎความปลอดภัย',
      ...overrides,
    },
  })
