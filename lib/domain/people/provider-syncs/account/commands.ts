import { unlinkSubject } from '@/lib/domain/people/users/provider/commands'
import { belongsToAnother, type SyncedUser } from '@/lib/domain/people/users/provider/queries'
import { roles, type Role } from '@/lib/platform/access/policies'
import { ProviderFault } from '@/lib/platform/auth/provider/fault'
import type { Account, Keycloak } from '@/lib/platform/auth/provider/keycloak'
import { config } from '@/lib/platform/config/config'
import { database, inTransaction, type Db } from '@/lib/platform/db/database'
import type { ProviderSync } from '@/lib/platform/db/generated/client'
import { roleChanges, desiredAccountOf, type DesiredAccount } from './rules'
import { findAccount } from './queries'

/** What was changed at the provider: nothing, where it was so already. */
export type SyncChanges = {
  isMade?: true
  /** It was there, and nobody could sign in to it. */
  isAdopted?: true
  email?: string
  isEnabled?: boolean
  given?: Role[]
  taken?: Role[]
  isMailed?: true
}

/** Makes the account there what it should be. Done twice, it is the same. Throws a ProviderFault. */
export async function syncAccount(
  keycloak: Keycloak,
  user: SyncedUser,
  now: Date,
): Promise<SyncChanges> {
  const wanted = desiredAccountOf(user, now)
  const changes: SyncChanges = {}
  const account = await findOrMakeAccount(keycloak, user, wanted, changes)
  if (!account) return changes
  const kept = await keepAccount(user, account.id, changes)
  await updateAccount(keycloak, { user, account, kept, wanted, changes })
  if (wanted.isKeptOut) await keycloak.endSessions(account.id)
  await updateRoles(keycloak, account.id, wanted.roles, changes)
  if (kept.isMadeHere) await mailPasswordLink(keycloak, { kept, wanted, changes, now })
  return changes
}

/** The account that belongs to this user, made where there is none and they are invited. */
async function findOrMakeAccount(
  keycloak: Keycloak,
  user: SyncedUser,
  wanted: DesiredAccount,
  changes: SyncChanges,
): Promise<Account | null> {
  const found = await findAccount(keycloak, user)
  if (!found && user.providerSubject && !wanted.isKeptOut) await unlinkAccount(user, wanted)
  const isToBeMade = !wanted.isKeptOut && wanted.invitation !== null && user.email !== null
  const account = found ?? (isToBeMade ? await makeAccount(keycloak, user, changes) : null)
  if (!account || !(await isTheirs(keycloak, { user, account, wanted, changes }))) return null
  const former = user.providerSync?.accountId
  if (former && former !== account.id) await withdraw(keycloak, former)
  return account
}

/** The account that they signed in with was deleted there; whoever is invited again may come with another. */
async function unlinkAccount(
  { id, providerSubject }: SyncedUser,
  { invitation }: DesiredAccount,
): Promise<void> {
  if (!invitation) throw new ProviderFault('account-gone')
  await unlinkSubject(database().db, { id, providerSubject })
}

const namesOf = ({ firstNameTh, lastNameTh, firstNameEn, lastNameEn }: SyncedUser['person']) =>
  firstNameEn && lastNameEn
    ? { firstName: firstNameEn, lastName: lastNameEn }
    : { firstName: firstNameTh, lastName: lastNameTh }

async function makeAccount(
  keycloak: Keycloak,
  { email, person }: SyncedUser,
  changes: SyncChanges,
): Promise<Account> {
  const address = { username: email!, email: email!, emailVerified: false }
  const account = { ...address, ...namesOf(person), enabled: true }
  try {
    const id = await keycloak.createAccount(account)
    changes.isMade = true
    return { id, ...account }
  } catch (error) {
    // Somebody else made it in the meantime.
    const made = isFault(error, 'taken') ? await keycloak.accountByEmail(email!) : null
    if (made) return made
    throw error
  }
}

const isFault = (error: unknown, code: ProviderFault['code']) =>
  error instanceof ProviderFault && error.code === code

type Claim = { user: SyncedUser; account: Account; wanted: DesiredAccount; changes: SyncChanges }

/**
 * Whether the account is this user's. An account is known by its subject, or because we made it; by its
 * address only when that was verified, or else anybody could wait for an invited address with one. Where
 * nobody can sign in to it nobody waits: an administrator made it, or we did and the answer was lost.
 */
async function isTheirs(
  keycloak: Keycloak,
  { user, account, wanted: { isKeptOut }, changes }: Claim,
): Promise<boolean> {
  const { id, providerSubject, providerSync } = user
  const isAnothers = await belongsToAnother(database().db, id, account.id)
  if (isAnothers && isKeptOut) return false
  if (isAnothers) throw new ProviderFault('account-of-another')
  const isKnown = changes.isMade || [providerSubject, providerSync?.accountId].includes(account.id)
  const isTrusted = account.emailVerified === true || config().provider?.trustsEmail === true
  if (isKnown || isTrusted || (await formerLink(database().db, id, account.id))?.isMadeHere)
    return true
  if (!(await keycloak.isUnclaimed(account))) throw new ProviderFault('address-unverified')
  changes.isAdopted = true
  return true
}

/** What is known of an account from whoever had it before and was removed. */
const formerLink = (db: Db, userId: string, accountId: string) =>
  db.providerSync.findFirst({ where: { accountId, userId: { not: userId } } })

/** Where the address led to another account before, that one keeps nothing of ours. */
async function withdraw(keycloak: Keycloak, accountId: string): Promise<void> {
  await keycloak.removeRoles(accountId, [...roles]).catch((error: unknown) => {
    if (!isFault(error, 'not-there')) throw error
  })
}

/** Written down at once: a server that dies after this finds the account again, and makes no second one. */
const keepAccount = (
  { id: userId }: SyncedUser,
  accountId: string,
  { isMade, isAdopted }: SyncChanges,
): Promise<ProviderSync> =>
  inTransaction(async ({ db }) => {
    const left = await formerLink(db, userId, accountId)
    const own = await db.providerSync.findUniqueOrThrow({ where: { userId } })
    if (own.accountId === accountId && !left) return own
    const nobodys = { accountId: null, isMadeHere: false, isShutHere: false }
    if (left) await db.providerSync.update({ where: { userId: left.userId }, data: nobodys })
    const isMadeHere = isMade ?? isAdopted ?? left?.isMadeHere ?? false
    const data = { accountId, isMadeHere, isShutHere: left?.isShutHere ?? false }
    return db.providerSync.update({ where: { userId }, data })
  })

type Standing = {
  user: SyncedUser
  account: Account
  kept: ProviderSync
  wanted: DesiredAccount
  changes: SyncChanges
}

async function updateAccount(
  keycloak: Keycloak,
  { user, account, kept, wanted: { isKeptOut }, changes }: Standing,
): Promise<void> {
  const isOpen = account.enabled !== false
  const isToChange = isKeptOut ? isOpen : !isOpen && kept.isShutHere
  const fields = {
    ...(isToChange && { enabled: !isKeptOut }),
    ...(kept.isMadeHere && !isKeptOut && profileChanges(user, account)),
  }
  if (Object.keys(fields).length === 0) return
  // Before it is shut: a server that dies in between must still know that it may be opened again.
  if (fields.enabled === false) await noteShut(user.id, true)
  await keycloak.updateAccount({ ...account, ...fields })
  if (fields.enabled === true) await noteShut(user.id, false)
  if (fields.enabled !== undefined) changes.isEnabled = fields.enabled
  if (fields.email) changes.email = fields.email
}

const noteShut = (userId: string, isShutHere: boolean) =>
  database().db.providerSync.update({ where: { userId }, data: { isShutHere } })

/** A new address has to be verified anew. */
function profileChanges({ email, person }: SyncedUser, account: Account): Partial<Account> {
  const names = namesOf(person)
  const isRenamed = account.firstName !== names.firstName || account.lastName !== names.lastName
  return {
    ...(isRenamed && names),
    ...(email && email !== account.email?.toLowerCase() && { email, emailVerified: false }),
  }
}

async function updateRoles(
  keycloak: Keycloak,
  id: string,
  wanted: Role[],
  changes: SyncChanges,
): Promise<void> {
  const { give, take, inherited } = roleChanges(wanted, await keycloak.rolesOf(id))
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

type Mailing = { kept: ProviderSync; wanted: DesiredAccount; changes: SyncChanges; now: Date }

/** An account that we made opens with no password: only the provider can have its owner choose one. */
async function mailPasswordLink(
  keycloak: Keycloak,
  { kept: { userId, accountId, mailedFor }, wanted, changes, now }: Mailing,
): Promise<void> {
  const { invitation, isKeptOut } = wanted
  if (!invitation || isKeptOut || mailedFor === invitation.id || !accountId) return
  if (await keycloak.hasPassword(accountId)) return
  const seconds = Math.floor((invitation.expiresAt.getTime() - now.getTime()) / 1000)
  await keycloak.sendPasswordMail(accountId, { clientId: config().provider?.clientId, seconds })
  await database().db.providerSync.update({ where: { userId }, data: { mailedFor: invitation.id } })
  changes.isMailed = true
}
