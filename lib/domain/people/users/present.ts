import { personSelect, presentPerson } from '@/lib/domain/people/persons/present'
import type { Role } from '@/lib/platform/access/policies'
import type { Message } from '@/lib/platform/contract/contract'
import type { Context } from '@/lib/platform/http/context'
import type { Locale } from '@/lib/platform/i18n/locale'
import { translator } from '@/lib/platform/i18n/translator'
import { may, isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import { changeRefusal, readRefusal, shownRoles } from '@/lib/platform/access/managing-users'
import { isProviderManaged } from '@/lib/platform/auth/provider/managed'
import { hasSecondFactor, secondFactorSelect } from '@/lib/platform/auth/second-factor-status'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { ListedUser, UserRecord } from './contract'
import { statusOf } from './rules'
import { accessRefusal, emailRefusal, hasAccount } from '@/lib/platform/access/managing-users'

export const userSelect = {
  id: true,
  personId: true,
  email: true,
  roles: true,
  isDefault: true,
  disabledAt: true,
  lastSignInAt: true,
  rowVersion: true,
  person: { select: personSelect },
  account: { select: { userId: true } },
  ...secondFactorSelect,
  providerSubject: true,
  providerRoles: true,
  providerSync: { select: { status: true } },
  invitations: {
    where: { acceptedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { expiresAt: true },
    take: 1,
  },
  mails: {
    where: { carriesLink: true },
    orderBy: { createdAt: 'desc' },
    select: { status: true },
    take: 1,
  },
} satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: typeof userSelect }>

/** A user for those who manage users; `now` decides whether the invitation has expired. */
export function presentUser({ actor, now }: Viewer, row: Row): UserRecord {
  const canChange = !changeRefusal(actor, row)
  const canChangeAccess = canChange && !accessRefusal(actor, row)
  const isOwn = row.id === actor.userId
  const login = { isOwn, hasAccount: hasAccount(row), roles: row.roles }
  const invitation = invitationOf(row, now)
  return {
    id: row.id,
    PersonId: row.personId,
    email: row.email,
    roles: row.roles,
    employerId: row.person.employerId,
    isDefault: row.isDefault,
    status: statusOf({
      disabledAt: row.disabledAt,
      hasAccount: login.hasAccount,
      hasLiveInvitation: invitation !== null && !invitation.isExpired,
    }),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    rowVersion: row.rowVersion,
    invitation,
    providerRoles: row.providerSubject ? row.providerRoles : null,
    providerStatus: (isProviderManaged() && row.providerSync?.status) || null,
    person: presentPerson(actor, row.person),
    can: {
      get: !readRefusal(actor, row),
      save: canChange,
      changeRoles: canChange && !isOwn,
      changeEmail: canChange && !emailRefusal(actor, login),
      changeStatus: canChangeAccess,
      remove: canChangeAccess,
      setDefault: canChange && row.disabledAt === null,
      sendInvitation: canChangeAccess && row.email !== null && row.disabledAt === null,
      revokeInvitation: canChangeAccess && invitation !== null && !invitation.isExpired,
      endSessions: canChange && may(actor, 'access-mgmt'),
      removeSecondFactor: canChange && may(actor, 'access-mgmt') && hasSecondFactor(row),
    },
  }
}

type Viewer = Pick<Context, 'actor' | 'now'>

function invitationOf({ invitations: [latest], mails: [mail] }: Row, now: Date) {
  if (!latest) return null
  const { expiresAt } = latest
  return {
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
    mail: mail?.status ?? null,
  }
}

export function presentRolesWithoutDefault(left: readonly Role[], language: Locale): Message[] {
  if (left.length === 0) return []
  const nameOf = translator(language, 'roles')
  const names = [...new Set(left)].map((role) => nameOf(role)).join(', ')
  const text = translator(language, 'users')('rolesWithoutDefault', { roles: names })
  return [{ code: 'roles-without-default', severity: 'warning', text }]
}

const noCommands = {
  get: false,
  save: false,
  changeRoles: false,
  changeEmail: false,
  changeStatus: false,
  remove: false,
  setDefault: false,
  sendInvitation: false,
  revokeInvitation: false,
  endSessions: false,
  removeSecondFactor: false,
}

/** A user for everybody else: names and roles, and the employer and what follows from it unless it is another contractor's. */
const presentColleague = (viewer: Viewer, row: Row): ListedUser => {
  if (!isEmployerInScope(viewer.actor, row.person.employerId))
    return presentStranger(viewer.actor, row)
  const user = presentUser(viewer, row)
  return {
    ...user,
    ...hiddenOfUsers,
    roles: shownRoles(viewer.actor, user.roles),
    person: { ...user.person, ...hiddenOfPersons },
  }
}

/** A user of another company for a Contractor. What is added to users stays hidden until it stands here. */
const presentStranger = (actor: Actor, { id, personId, person, ...row }: Row): ListedUser => ({
  id,
  PersonId: personId,
  roles: shownRoles(actor, row.roles),
  employerId: null,
  isDefault: null,
  status: null,
  rowVersion: row.rowVersion,
  ...hiddenOfUsers,
  person: {
    id: person.id,
    code: null,
    titleTh: person.titleTh,
    firstNameTh: person.firstNameTh,
    lastNameTh: person.lastNameTh,
    firstNameEn: person.firstNameEn,
    lastNameEn: person.lastNameEn,
    employerId: null,
    employer: null,
    TrainingStatus: null,
    trainingValidUntil: null,
    rowVersion: person.rowVersion,
    ...hiddenOfPersons,
  },
})

const hiddenOfUsers = {
  email: null,
  lastSignInAt: null,
  invitation: null,
  providerRoles: null,
  providerStatus: null,
  can: noCommands,
}

const hiddenOfPersons = {
  nationalId: null,
  nationality: null,
  phone: null,
  responsibleUserId: null,
  ProfileAsset: null,
  IdCardAsset: null,
  can: {
    save: false,
    remove: false,
    erase: false,
    openIdCard: false,
    showNationalId: false,
  },
}

export const presenterFor = (actor: Actor): ((viewer: Viewer, row: Row) => ListedUser) =>
  may(actor, 'user-mgmt') ? presentUser : presentColleague
