/**
 * เอกสารรับรอง: ใครตรวจได้ ใครเปิดไฟล์ได้ และขาดข้อมูลอะไร
 * Credentials: who may review, who may open the files, and what is still missing.
 * Source: docs/gate.md#2-credentials-and-company-documents.
 */
import { isEmployerInScope, may, type Actor } from '@/lib/platform/access/actor'
import { addMonths, type Day } from '@/lib/platform/dates/day'
import type { Refusal } from '@/lib/platform/workflow/workflow'
import type { CredentialStatus } from './standing/rules'

export type Reviewed = {
  type: { reviewRole: string; needsFile: boolean }
  submittedByUserId: string
  expiresOn: Day | null
  files: readonly object[]
}

export const rolesIn = (actor: Actor, { type }: { type: { reviewRole: string } }): 'reviewer'[] =>
  may(actor, 'credential-review') && actor.roles.some((role) => role === type.reviewRole)
    ? ['reviewer']
    : []

export function reviewChecks(
  actor: Pick<Actor, 'userId'>,
  { type, submittedByUserId, expiresOn, files }: Reviewed,
  today: Day,
): Record<'not-own' | 'approvable', Refusal | null> {
  const own: Refusal | null =
    submittedByUserId === actor.userId ? { code: 'submitter-reviews' } : null
  const isOver = expiresOn !== null && expiresOn < today
  const over: Refusal | null = isOver ? { code: 'credential-over' } : null
  // One from an import has no document until somebody adds it.
  const unseen: Refusal | null =
    type.needsFile && files.length === 0 ? { code: 'credential-without-file' } : null
  return { 'not-own': own, approvable: own ?? over ?? unseen }
}

/** Whether it may still be changed or removed. */
export const isOpen = (status: CredentialStatus): boolean =>
  status === 'Submitted' || status === 'Returned'

type Held = { employerId: string | null; person: { employerId: string | null } | null }

/** The company that holds it, or whose person does. */
export const companyOf = ({ employerId, person }: Held): string | null =>
  employerId ?? person?.employerId ?? null

type Owned = { type: { isSensitive: boolean }; companyId: string | null }

/** Files, number, issuer and what a reviewer wrote. Medical ones are for Safety Officers and the own company (PDPA 2562 §26). */
export function mayOpenFiles(actor: Actor, { type, companyId }: Owned): boolean {
  if (!may(actor, 'worker-mgmt') || !isEmployerInScope(actor, companyId)) return false
  if (!type.isSensitive || actor.roles.includes('SafetyOfficer')) return true
  const isOfCompany = companyId !== null && companyId === actor.employerId
  return actor.roles.includes('Contractor') && isOfCompany
}

type Needs = { needsNumber: boolean; needsExpiry: boolean; needsFile: boolean }
type Filled = { number?: string | null; expiresOn: Day | null; files: readonly object[] }

/** The members that its type asks for and that are not filled in. */
export const missingMembers = (needs: Needs, { number, expiresOn, files }: Filled): string[] => [
  ...(needs.needsNumber && !number ? ['number'] : []),
  ...(needs.needsExpiry && !expiresOn ? ['expiresOn'] : []),
  ...(needs.needsFile && files.length === 0 ? ['files'] : []),
]

/** The last valid day where none is given; null: no end. */
export const usualEnd = (issuedOn: Day, validityMonths: number | null): Day | null =>
  validityMonths === null ? null : addMonths(issuedOn, validityMonths)
