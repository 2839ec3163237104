import { personSelect, presentPerson } from '@/lib/domain/persons/present'
import type { PersonRecord } from '@/lib/domain/persons/contract'
import { may, type Actor } from '@/lib/platform/auth/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { UserRecord } from './contract'
import { changeRefusal, readRefusal, statusOf } from './rules'

/** What a user record needs; `now` decides which invitations still live. */
export const userSelect = (now: Date) =>
  ({
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
    invitations: {
      where: { acceptedAt: null, expiresAt: { gt: now } },
      select: { id: true },
      take: 1,
    },
  }) satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: ReturnType<typeof userSelect> }>

/** A user as user management sees it. */
export function presentUser(actor: Actor, row: Row): UserRecord {
  const canChange = !changeRefusal(actor, row)
  return {
    id: row.id,
    PersonId: row.personId,
    email: row.email,
    roles: row.roles,
    employerId: row.person.employerId,
    isDefault: row.isDefault,
    status: statusOf({
      disabledAt: row.disabledAt,
      hasAccount: row.account !== null,
      hasLiveInvitation: row.invitations.length > 0,
    }),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    rowVersion: row.rowVersion,
    person: presentPerson(actor, row.person),
    can: {
      get: !readRefusal(actor, row),
      save: canChange,
      remove: canChange,
      setDefault: canChange,
    },
  }
}

const nothing = { get: false, save: false, remove: false, setDefault: false }

/** A user as everybody else may know them: names and roles. */
export const presentColleague = (actor: Actor, row: Row): UserRecord => {
  const user = presentUser(actor, row)
  return { ...user, email: null, lastSignInAt: null, person: onlyNames(user.person), can: nothing }
}

const onlyNames = (person: PersonRecord): PersonRecord => ({
  ...person,
  nationalId: null,
  nationality: null,
  phone: null,
  responsibleUserId: null,
  ProfileAsset: null,
  IdCardAsset: null,
  can: { save: false, remove: false },
})

export const presenterFor = (actor: Actor) =>
  may(actor, 'user-mgmt') ? presentUser : presentColleague
