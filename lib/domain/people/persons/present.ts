import { assetSelect } from '@/lib/domain/site/assets/present'
import { may, isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import { readRefusal, shownRoles } from '@/lib/platform/access/managing-users'
import type { Role } from '@/lib/platform/access/policies'
import { isOffered } from '@/lib/platform/access/screens'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { PersonPage, PersonRecord } from './contract'
import { personRefusal, userNames } from './rules'
import { maskedNumber } from './national-id/rows'

/** The columns of `namesOf`. */
export const personNameSelect = {
  firstNameTh: true,
  lastNameTh: true,
  firstNameEn: true,
  lastNameEn: true,
} satisfies Prisma.PersonSelect

/** The columns of `userNames`. */
export const userNameSelect = {
  id: true,
  person: { select: personNameSelect },
} satisfies Prisma.UserSelect

export const personSelect = {
  id: true,
  code: true,
  titleTh: true,
  firstNameTh: true,
  lastNameTh: true,
  firstNameEn: true,
  lastNameEn: true,
  nationalId: true,
  nationalIdTail: true,
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

export const personPageSelect = {
  ...personSelect,
  responsibleUser: { select: userNameSelect },
} satisfies Prisma.PersonSelect

type Row = Prisma.PersonGetPayload<{ select: typeof personSelect }>
type PageRow = Prisma.PersonGetPayload<{ select: typeof personPageSelect }>

/** The national id is masked for everybody: `showNationalId` answers the whole one. */
export function presentPerson(actor: Actor, row: Row): PersonRecord {
  const { trainingStatus, trainingValidUntil, profileAsset, idCardAsset, users, ...others } = row
  const { nationalId: _encrypted, nationalIdTail: _tail, ...fields } = others
  const nationalId = maskedNumber(row)
  const manages = may(actor, 'worker-mgmt') && isEmployerInScope(actor, row.employerId)
  return {
    ...fields,
    nationalId,
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
      showNationalId: manages && nationalId !== null,
    },
  }
}

/** A person for their own page. */
export function presentPersonPage(actor: Actor, { responsibleUser, ...row }: PageRow): PersonPage {
  const person = presentPerson(actor, row)
  return {
    ...person,
    responsibleUser: responsibleUser && userNames(responsibleUser),
    accounts: row.users.map(({ id, roles }) => presentAccount(actor, id, roles)),
    can: {
      ...person.can,
      seeTrainings: may(actor, 'enrollment'),
      seePassages: may(actor, 'worker-mgmt') && isEmployerInScope(actor, row.employerId),
    },
  }
}

const presentAccount = (actor: Actor, id: string, roles: Role[]) => ({
  id,
  roles: shownRoles(actor, roles),
  canOpen: isOffered('/users', actor.roles) && !readRefusal(actor, { roles }),
})
