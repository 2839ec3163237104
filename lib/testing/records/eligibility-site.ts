import { randomUUID } from 'node:crypto'
import { database } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { createCredentialType } from './credentials'
import { createPerson, createUser } from './factories'

/** An active requirement for work, which asks for the safety training where nothing else is given. */
export const createRequirement = (more: Partial<Prisma.RequirementUncheckedCreateInput> = {}) =>
  database().db.requirement.create({
    data: {
      code: randomUUID(),
      nameTh: 'ข้อกำหนด',
      nameEn: 'Requirement',
      purpose: 'Work',
      anyOf: [{ kind: 'SafetyTraining' }],
      effect: 'Refuse',
      basis: 'SitePolicy',
      ...more,
    },
  })

/** A requirement for a credential of a new type, which two may override. */
export async function createCredentialRequirement(
  more: Partial<Prisma.RequirementUncheckedCreateInput> = {},
) {
  const type = await createCredentialType()
  const requirement = await createRequirement({
    anyOf: [{ kind: 'Credential', credentialTypeId: type.id }],
    override: 'Two',
    ...more,
  })
  return { type, requirement }
}

/** A proposal for a day far away, of a person without that credential. */
export async function createOverride(more: Partial<Prisma.OverrideUncheckedCreateInput> = {}) {
  const { requirement } = await createCredentialRequirement({ isActive: false })
  return database().db.override.create({
    data: {
      personId: (await createPerson()).id,
      purpose: 'Work',
      day: new Date('2399-06-01T00:00:00Z'),
      reasonCodes: ['credential-missing'],
      requirementIds: [requirement.id],
      reason: 'รอใบรับรองฉบับจริง',
      proposedByUserId: (await createUser('SafetyOfficer')).userId,
      status: 'Proposed',
      validUntil: new Date('2399-06-01T17:00:00Z'),
      ...more,
    },
  })
}
