import { unlinkSubject } from '@/lib/domain/people/users/provider/commands'
import { belongsToAnother, type SyncedUser } from '@/lib/domain/people/users/provider/queries'
import { roles, type Role } from '@/lib/platform/access/policies'
import { ProviderFault } from '@/lib/platform/auth/provider/fault'
import type { Account, Keycloak } from '@/lib/platform/auth/provider/keycloak'
import { config } from '@/lib/platform/config/config'
import { database, inTransaction, type Db } from '@/lib/platform/db/database'
import type { ProviderSync } from '@/lib/platform/db/generated/client'
import {
  accountNameOf,
  desiredAccountOf,
  personNamesOf,
  roleChanges,
  type DesiredAccount,
} from './rules'
import { findAccount } from './queries'

/** What was changed at the provider; empty where the account was right already. */
export type SyncChanges = {
  isMade?: true
  /** The account existed, and nobody could sign in to it. */
  isAdopted?: true
  email?: string
  isEnabled?: boolean
  given?: Role[]
  taken?: Role[]
  isMailed?: true
}

/** Brings the account in line with the user; idempotent. Throws a ProviderFault. */
export async function syncAccount(
  keycloak: Keycloak,
  user: SyncedUser,
  now: Date,
): Promise<SyncChanges> {
  const desired = desiredAccountOf(user, now)
  const changes: SyncChanges = {}
  const account = await findOrMakeAccount(keycloak, user, desired, changes)
  if (!account) return changes
  const saved = await saveAccount(user, account.id, changes)
  await updateAccount(keycloak, { user, account, saved, desired, changes })
  await endSessions(keycloak, { user, saved, desired })
  await updateRoles(keycloak, account.id, desired.roles, changes)
  if (saved.isMadeHere) await mailPasswordLink(keycloak, { saved, desired, changes, now })
  return changes
}

/** The account of this user, made where there is none and they are invited; else null. */
async function findOrMakeAccount(
  keycloak: Keycloak,
  user: SyncedUser,
  desired: DesiredAccount,
  changes: SyncChanges,
): Promise<Account | null> {
  const found = await findAccount(keycloak, user)
  if (!found && user.providerSubject && !desired.isKeptOut) await unlinkAccount(user, desired)
  const isToBeMade = !desired.isKeptOut && desired.invitation !== null && user.email !== null
  const account = found ?? (isToBeMade ? await makeAccount(keycloak, user, changes) : null)
  if (!account || !(await isAccountOfUser(keycloak, { user, account, desired, changes })))
    return null
  const former = user.providerSync?.accountId
  if (former && former !== account.id) await removeRoles(keycloak, former)
  return account
}

/** For an account that was deleted there: a user who is invited again may sign in with another one. */
async function unlinkAccount(
  { id, providerSubject }: SyncedUser,
  { invitation }: DesiredAccount,
): Promise<void> {
  if (!invitation) throw new ProviderFault('account-gone')
  await unlinkSubject(database().db, { id, providerSubject })
}

async function makeAccount(
  keycloak: Keycloak,
  { email, person }: SyncedUser,
  changes: SyncChanges,
): Promise<Account> {
  const address = { username: accountNameOf(email!), email: email!, emailVerified: false }
  const account = { ...address, ...personNamesOf(person), enabled: true }
  try {
    const id = await keycloak.createAccount(account)
    changes.isMade = true
    return { id, ...account }
  } catch (error) {
    // Made by somebody else since it was looked for.
    const made = isFault(error, 'taken') ? await keycloak.accountByEmail(email!) : null
    if (made) return made
    throw error
  }
}

const isFault = (error: unknown, code: ProviderFault['code']) =>
  error instanceof ProviderFault && error.code === code

type Claim = { user: SyncedUser; account: Account; desired: DesiredAccount; changes: SyncChanges }

/**
 * Whether the account is this user's: by its subject, because we made it, or by its email. An unverified email counts only
 * where nobody can sign in to the account yet; otherwise anybody could register an invited person's email there first and
 * take over their user.
 */
async function isAccountOfUser(
  keycloak: Keycloak,
  { user, account, desired: { isKeptOut }, changes }: Claim,
): Promise<boolean> {
  const { id, providerSubject, providerSync } = user
  const belongsToOther = await belongsToAnother(database().db, id, account.id)
  if (belongsToOther && isKeptOut) return false
  if (belongsToOther) throw new ProviderFault('account-of-another')
  const isKnown = changes.isMade || [providerSubject, providerSync?.accountId].includes(account.id)
  const isTrusted = account.emailVerified === true || config().provider?.trustsEmail === true
  if (isKnown || isTrusted || (await findFormerSync(database().db, id, account.id))?.isMadeHere)
    return true
  if (!(await keycloak.isUnclaimed(account))) throw new ProviderFault('address-unverified')
  changes.isAdopted = true
  return true
}

/** The sync of a former, removed user of this account. */
const findFormerSync = (db: Db, userId: string, accountId: string) =>
  db.providerSync.findFirst({ where: { accountId, userId: { not: userId } } })

/** For the account of a former email: takes the roles of the product away. */
async function removeRoles(keycloak: Keycloak, accountId: string): Promise<void> {
  await keycloak.removeRoles(accountId, [...roles]).catch((error: unknown) => {
    if (!isFault(error, 'not-there')) throw error
  })
}

/** Saved before anything else, so that a server that crashes after this does not make a second account. */
const saveAccount = (
  { id: userId }: SyncedUser,
  accountId: string,
  { isMade, isAdopted }: SyncChanges,
): Promise<ProviderSync> =>
  inTransaction(async ({ db }) => {
    const former = await findFormerSync(db, userId, accountId)
    const own = await db.providerSync.findUniqueOrThrow({ where: { userId } })
    if (own.accountId === accountId && !former) return own
    const released = { accountId: null, isMadeHere: false, isShutHere: false }
    if (former) await db.providerSync.update({ where: { userId: former.userId }, data: released })
    const isMadeHere = isMade ?? isAdopted ?? former?.isMadeHere ?? false
    const data = { accountId, isMadeHere, isShutHere: former?.isShutHere ?? false }
    return db.providerSync.update({ where: { userId }, data })
  })

type AccountSync = {
  user: SyncedUser
  account: Account
  saved: ProviderSync
  desired: DesiredAccount
  changes: SyncChanges
}

async function updateAccount(
  keycloak: Keycloak,
  { user, account, saved, desired: { isKeptOut }, changes }: AccountSync,
): Promise<void> {
  const isOpen = account.enabled !== false
  const isToChange = isKeptOut ? isOpen : !isOpen && saved.isShutHere
  const fields = {
    ...(isToChange && { enabled: !isKeptOut }),
    ...(saved.isMadeHere && !isKeptOut && profileChanges(user, account)),
  }
  if (Object.keys(fields).length === 0) return
  // Before disabling: after a crash in between, the account must still be known as one that we may enable.
  if (fields.enabled === false) await saveIsShutHere(user.id, true)
  await keycloak.updateAccount({ ...account, ...fields })
  if (fields.enabled === true) await saveIsShutHere(user.id, false)
  if (fields.enabled !== undefined) changes.isEnabled = fields.enabled
  if (fields.email) changes.email = fields.email
}

/** The session there would sign in here again without asking for anything. */
async function endSessions(
  keycloak: Keycloak,
  { user, saved, desired }: Pick<AccountSync, 'user' | 'saved' | 'desired'>,
): Promise<void> {
  const { id: userId, sessionsEndedAt } = user
  const { accountId, sessionsEndedAt: before } = saved
  const isDue = sessionsEndedAt !== null && (before === null || before < sessionsEndedAt)
  if (!accountId || !(desired.isKeptOut || isDue)) return
  await keycloak.endSessions(accountId)
  if (isDue)
    await database().db.providerSync.update({ where: { userId }, data: { sessionsEndedAt } })
}

const saveIsShutHere = (userId: string, isShutHere: boolean) =>
  database().db.providerSync.update({ where: { userId }, data: { isShutHere } })

/** A new email has to be verified again. */
function profileChanges({ email, person }: SyncedUser, account: Account): Partial<Account> {
  const names = personNamesOf(person)
  const isRenamed = account.firstName !== names.firstName || account.lastName !== names.lastName
  return {
    ...(isRenamed && names),
    ...(email && email !== account.email?.toLowerCase() && { email, emailVerified: false }),
  }
}

async function updateRoles(
  keycloak: Keycloak,
  id: string,
  desired: Role[],
  changes: SyncChanges,
): Promise<void> {
  const { give, take, inherited } = roleChanges(desired, await keycloak.rolesOf(id))
  if (take.length > 0) {
    await keycloak.removeRoles(id, take)
    changes.taken = take
  }
  if (give.length > 0) {
    await keycloak.addRoles(id, give)
    changes.given = give
  }
  if (inherited.length > 0) throw new ProviderFault('roles-inherited', inherited.join(', '))
}

type Mailing = { saved: ProviderSync; desired: DesiredAccount; changes: SyncChanges; now: Date }

/** An account that we made has no password: the provider mails its owner a link to choose one. */
async function mailPasswordLink(
  keycloak: Keycloak,
  { saved: { userId, accountId, mailedFor }, desired, changes, now }: Mailing,
): Promise<void> {
  const { invitation, isKeptOut } = desired
  if (!invitation || isKeptOut || mailedFor === invitation.id || !accountId) return
  if (await keycloak.hasPassword(accountId)) return
  const seconds = Math.floor((invitation.expiresAt.getTime() - now.getTime()) / 1000)
  await keycloak.sendPasswordMail(accountId, { clientId: config().provider?.clientId, seconds })
  await database().db.providerSync.update({ where: { userId }, data: { mailedFor: invitation.id } })
  changes.isMailed = true
}
