import {
  credentialTypeSelect,
  reviewRoleOf,
} from '@/lib/domain/eligibility/credential-types/present'
import { typeNamesFor } from '@/lib/domain/eligibility/credential-types/rules'
import { personNameSelect, userNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf, userNames } from '@/lib/domain/people/persons/rules'
import { assetSelect } from '@/lib/domain/site/assets/present'
import { isEmployerInScope, may, type Actor } from '@/lib/platform/access/actor'
import { daysFrom, fromUtcDate, type Day } from '@/lib/platform/dates/day'
import type { CredentialReturn, Prisma } from '@/lib/platform/db/generated/client'
import type { CredentialRecord, ReturnCode } from './contract'
import { companyOf, isOpen, mayOpenFiles, reviewChecks, rolesIn } from './rules'
import { standingOf } from './standing/rules'
import { credentialWorkflow } from './workflow'

const named = { id: true, nameTh: true, nameEn: true } as const
const user = { select: userNameSelect } as const

export const credentialSelect = {
  id: true,
  typeId: true,
  type: { select: credentialTypeSelect },
  personId: true,
  person: {
    select: {
      id: true,
      code: true,
      ...personNameSelect,
      profileAssetId: true,
      employerId: true,
      employer: { select: named },
    },
  },
  employerId: true,
  employer: { select: named },
  number: true,
  issuer: true,
  issuedOn: true,
  expiresOn: true,
  files: { orderBy: { position: 'asc' }, select: { asset: { select: assetSelect } } },
  status: true,
  source: true,
  attendanceId: true,
  submittedAt: true,
  submittedByUserId: true,
  submittedByUser: user,
  reviewedAt: true,
  reviewedByUserId: true,
  reviewedByUser: user,
  returnCode: true,
  reviewReason: true,
  rowVersion: true,
} satisfies Prisma.CredentialSelect

type CredentialRow = Prisma.CredentialGetPayload<{ select: typeof credentialSelect }>

/** The database's names of the codes, which may not have hyphens. */
const wireCodes: Record<CredentialReturn, ReturnCode> = {
  illegible: 'illegible',
  wrongSubject: 'wrong-subject',
  wrongDocument: 'wrong-document',
  datesDiffer: 'dates-differ',
  issuerNotAccepted: 'issuer-not-accepted',
  other: 'other',
}
export const storedCodeOf = (code: ReturnCode): CredentialReturn =>
  (Object.keys(wireCodes) as CredentialReturn[]).find((stored) => wireCodes[stored] === code) ??
  'other'

type Renewal = CredentialRecord['renewal']

export function presentCredential(
  actor: Actor,
  row: CredentialRow,
  { today, renewal }: { today: Day; renewal: Renewal },
): CredentialRecord {
  const { type, person, employer, files, submittedByUser, reviewedByUser, ...fields } = row
  const companyId = companyOf(row)
  const canOpen = mayOpenFiles(actor, { type, companyId })
  const expiresOn = row.expiresOn && fromUtcDate(row.expiresOn)
  const days = { status: row.status, issuedOn: fromUtcDate(row.issuedOn), expiresOn }
  const isRenewed = renewal?.status === 'Approved'
  const manages = may(actor, 'worker-mgmt') && isEmployerInScope(actor, companyId)
  const { id, code, subject, isSensitive } = type
  return {
    ...fields,
    ...days,
    type: {
      id,
      code,
      ...typeNamesFor(actor, type),
      subject,
      reviewRole: reviewRoleOf(type.reviewRole),
      isSensitive,
    },
    person: person && {
      id: person.id,
      ...namesOf(person),
      code: person.code,
      profileAssetId: person.profileAssetId,
    },
    employer: employer ?? person?.employer ?? null,
    number: canOpen ? row.number : null,
    issuer: canOpen ? row.issuer : null,
    reviewReason: canOpen ? row.reviewReason : null,
    files: canOpen ? files.map(({ asset }) => asset) : [],
    standing: standingOf({ ...days, isRenewed }, type.warnDays, today),
    daysLeft: expiresOn === null ? null : daysFrom(today, expiresOn),
    submittedAt: row.submittedAt.toISOString(),
    submittedBy: userNames(submittedByUser),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    reviewedBy: reviewedByUser && userNames(reviewedByUser),
    returnCode: row.returnCode && wireCodes[row.returnCode],
    renewal,
    can: {
      save: manages && isOpen(row.status),
      remove: manages && isOpen(row.status),
      openFiles: canOpen,
      commands: credentialWorkflow.offered(row.status, {
        roles: rolesIn(actor, row),
        checks: reviewChecks(actor, { ...row, expiresOn }, today),
      }),
    },
  }
}
