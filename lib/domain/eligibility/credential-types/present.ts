import { may, type Actor } from '@/lib/platform/access/actor'
import type { Prisma, Role } from '@/lib/platform/db/generated/client'
import { reviewRoles, type CredentialTypeRecord } from './contract'
import { mayNameSensitive, typeNamesFor } from './rules'

export const credentialTypeSelect = {
  id: true,
  code: true,
  nameTh: true,
  nameEn: true,
  subject: true,
  reviewRole: true,
  validityMonths: true,
  needsNumber: true,
  needsExpiry: true,
  needsFile: true,
  isSensitive: true,
  warnDays: true,
  isSystem: true,
  isActive: true,
  rowVersion: true,
} satisfies Prisma.CredentialTypeSelect

type Row = Prisma.CredentialTypeGetPayload<{ select: typeof credentialTypeSelect }>

/** The column holds any role; only reviewers are ever written. */
export const reviewRoleOf = (role: Role) =>
  reviewRoles.find((known) => known === role) ?? 'SafetyOfficer'

export function presentCredentialType(actor: Actor, row: Row): CredentialTypeRecord {
  const manages = may(actor, 'eligibility-mgmt')
  const isHidden = row.isSensitive && !mayNameSensitive(actor)
  return {
    ...row,
    ...typeNamesFor(actor, row),
    code: isHidden ? '–' : row.code,
    reviewRole: reviewRoleOf(row.reviewRole),
    can: { save: manages, remove: manages && !row.isSystem },
  }
}
