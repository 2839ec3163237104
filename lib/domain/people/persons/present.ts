import { assetSelect } from '@/lib/domain/site/assets/present'
import { may, isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { readRefusal } from '@/lib/platform/access/managing-users'
import type { PersonPage, PersonRecord } from './contract'
import { personRefusal } from './rules'
import { isMasked, mask } from './national-id/rules'

/** The columns of `namesOf`. */
export const personNameSelect = {
  firstNameTh: true,
  lastNameTh: true,
  firstNameEn: true,
  lastNameEn: true,
} satisfies Prisma.PersonSelect

export const personSelect = {
  id: true,
  code: true,
  titleTh: true,
  firstNameTh: true,
  lastNameTh: true,
  firstNameEn: true,
  lastNameEn: true,
  nationalId: true,
  nationality: true,
  phone: true,
  employerId: true,
  employer: { select: { id: true, nameTh: true, nameEn: true } },
  responsibleUserId: true,
  trainingStatus: true,
  trainingValidUntil: true,
  profileAsset: { select: assetSelect },
  idCardAsset: { select: assetSelect },
  rowVersion: true,
  users: { where: { removedAt: null }, select: { id: true, roles: true } },
} satisfies Prisma.PersonSelect

type Row = Prisma.PersonGetPayload<{ select: typeof personSelect }>

/** National ids are masked for those who do not manage this worker. */
export function presentPerson(actor: Actor, row: Row): PersonRecord {
  const { trainingStatus, trainingValidUntil, profileAsset, idCardAsset, users, ...fields } = row
  const { nationalId } = fields
  const manages = may(actor, 'worker-mgmt') && isEmployerInScope(actor, row.employerId)
  return {
    ...fields,
    nationalId: nationalId && !manages ? mask(nationalId) : nationalId,
    TrainingStatus: trainingStatus,
    trainingValidUntil: trainingValidUntil && fromUtcDate(trainingValidUntil),
    ProfileAsset: profileAsset,
    // People name pictures of ID cards after the national id.
    IdCardAsset:
      idCardAsset && (manages ? idCardAsset : { ...idCardAsset, fileName: 'id-card.jpg' }),
    can: {
      save: manages && !personRefusal(actor, users),
      remove: manages && users.length === 0,
      erase: may(actor, 'privacy'),
      openIdCard: manages,
    },
  }
}

/** A person for their own page: the national id is masked for everybody, and shown on request. */
export function presentPersonPage(actor: Actor, row: Row): PersonPage {
  const person = presentPerson(actor, row)
  const { nationalId, can } = person
  return {
    ...person,
    nationalId: nationalId && !isMasked(nationalId) ? mask(nationalId) : nationalId,
    accounts: row.users.map(({ id, roles }) => ({
      id,
      roles,
      canOpen: may(actor, 'user-mgmt') && !readRefusal(actor, { roles }),
    })),
    can: {
      ...can,
      showNationalId: nationalId !== null && !isMasked(nationalId),
      seeTrainings: may(actor, 'enrollment'),
    },
  }
}
