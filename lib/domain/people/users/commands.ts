import { revokeLinks } from '@/lib/domain/people/invitations/links/commands'
import { record } from '@/lib/platform/audit/audit'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import { changeRefusal } from '@/lib/platform/access/managing-users'
import type { Role } from '@/lib/platform/access/policies'
import { requestSync } from '@/lib/domain/people/provider-syncs/requests/commands'
import { deleteSecondFactor } from '@/lib/platform/auth/second-factor/verify'
import { endAllSessions } from '@/lib/platform/auth/sessions'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import { referencesTo } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { notifyFormerEmail } from './email/commands'
import type { users } from './contract'
import { resolvePerson } from './person/commands'
import { presentRolesWithoutDefault } from './present'
import {
  areSameRoles,
  rolesRefusal,
  rolesWithoutDefault,
  staysAdmin,
  type Login,
  type LoginChange,
} from './rules'
import { accessRefusal, emailRefusal, hasAccount } from '@/lib/platform/access/managing-users'
import { deletePassword } from '@/lib/domain/people/account/password-hash/commands'
import { requireFreeEmail } from './logins/commands'
import { hasAdmin } from './logins/queries'

type SaveInput = CheckedInputOf<typeof users.save>
type ResolvedInput = SaveInput & { roles: Role[] }
type LockedUser = Awaited<ReturnType<typeof lockUser>>

export async function saveUser(context: Context, sent: SaveInput): Promise<Result> {
  const before = sent.id ? await lockUser(context, sent.id) : null
  const input = { ...sent, ...sentOrStored(sent, before, ['roles']) }
  requireMayChange(context, before, input)
  if (before?.id === context.actor.userId && changesEmail(before, input))
    await requireConfirmedIdentity(context)
  if (before) requireCurrentVersion(before, input.rowVersion)
  if (input.email) await requireFreeEmail(context, input.email, input.id)
  const person = await resolvePerson(context, before, input)
  if (input.roles.includes('Contractor') && person.employer?.kind !== 'Contractor')
    throw new Problem('contractor-needs-employer', { field: 'employerId' })
  if (before) await requireAnAdminRemains(context, before, input)
  const data = columnsOf(context, before, input, person)
  const write = before
    ? context.db.user.update({
        where: { id: before.id },
        data: { ...data, ...nextVersion },
      })
    : context.db.user.create({ data })
  const saved = await orDuplicateProblem(write, 'email', 'email-in-use', 'email')
  const { email, roles, disabledAt } = saved
  // The link was sent to the former email.
  if (before && (before.email !== email || disabledAt)) await revokeLinks(context.db, saved.id)
  if (before && before.email !== email && hasAccount(before))
    await notifyFormerEmail(context, before)
  if (disabledAt) await endAllSessions(context.db, saved.id, context.now)
  await requestSync(context, saved.id)
  const changes = { email, roles, isDisabled: disabledAt !== null, personId: person.id }
  await record(context, 'user.saved', { type: 'user', id: saved.id }, changes)
  invalidateActor(saved.id)
  return done(saved)
}

/** Throws where this actor may not change the roles, the email or the status of the user. */
function requireMayChange(
  { actor }: Context,
  before: LockedUser | null,
  input: ResolvedInput,
): void {
  const isOwn = before?.id === actor.userId
  const after = input.roles
  throwRefusal(rolesRefusal(actor, { before: before?.roles ?? [], after, isOwn }), 'roles')
  if (before && input.email !== undefined && input.email !== before.email) {
    const { roles } = before
    throwRefusal(emailRefusal(actor, { isOwn, hasAccount: hasAccount(before), roles }), 'email')
  }
  if (before && changesAccess(before, input)) throwRefusal(accessRefusal(actor, before), 'status')
}

export async function removeUser(
  context: Context,
  { id }: CheckedInputOf<typeof users.remove>,
): Promise<Result> {
  const { db, now } = context
  const user = await lockUserForAccess(context, id)
  await requireUnused(context, id)
  await requireAnAdminRemains(context, user, { roles: [] })
  await deletePassword(db, id)
  await deleteSecondFactor(db, id)
  await revokeLinks(db, id)
  await db.user.update({
    where: { id },
    data: { removedAt: now, email: null, isDefault: false, ...nextVersion },
  })
  await endAllSessions(db, id, now)
  await requestSync(context, id)
  await record(context, 'user.removed', { type: 'user', id }, { email: user.email })
  invalidateActor(id)
  return done({ id })
}

export async function setDefaultUser(
  context: Context,
  { id }: CheckedInputOf<typeof users.setDefault>,
): Promise<Result> {
  const { db, sql } = context
  // Two at once would each unset the other's row: the second waits until the first is done.
  await sql`SELECT pg_advisory_xact_lock(hashtext('users.setDefault'))`.run()
  const { roles, employerId, disabledAt } = await lockUser(context, id)
  if (disabledAt) throw new Problem('user-disabled')
  const ofRoles = roles.map((role) => ({
    roles: { has: role },
    ...(role === 'Contractor' && { person: { employerId } }),
  }))
  const formerDefaults = await db.user.findMany({
    where: { isDefault: true, id: { not: id }, OR: ofRoles },
    select: { id: true, roles: true, person: { select: { employerId: true } } },
  })
  for (const former of formerDefaults) throwRefusal(changeRefusal(context.actor, former))
  await db.user.updateMany({
    where: { id: { in: formerDefaults.map((former) => former.id) } },
    data: { isDefault: false, ...nextVersion },
  })
  const saved = await db.user.update({
    where: { id },
    data: { isDefault: true, ...nextVersion },
  })
  await record(context, 'user.made-default', { type: 'user', id }, { roles })
  const left = formerDefaults.flatMap(({ person, ...former }) =>
    rolesWithoutDefault({ ...former, ...person }, { roles, employerId }),
  )
  return { ...done(saved), messages: presentRolesWithoutDefault(left, context.language) }
}

/** Links for a new password go to the email: whoever changes it can take the account over. */
const changesEmail = (before: LockedUser, { email }: SaveInput) =>
  email !== undefined && email !== before.email

const changesAccess = ({ disabledAt }: LockedUser, { status }: SaveInput) =>
  status !== undefined && (status === 'Disabled') !== (disabledAt !== null)

const nextVersion = { rowVersion: { increment: 1 } }

function throwRefusal(refusal: ProblemCode | null, field?: string): void {
  if (refusal) throw new Problem(refusal, { field })
}

/** The user, locked until the end of the transaction, if this actor may change them. */
export async function lockUser({ db, actor }: Context, id: string) {
  await lockRow(db, 'users', id)
  const user = await db.user.findUniqueOrThrow({
    where: { id },
    include: { person: { select: { employerId: true } }, account: { select: { userId: true } } },
  })
  if (user.removedAt) throw new Problem('record-not-found', { values: { id } })
  throwRefusal(changeRefusal(actor, user))
  return { ...user, employerId: user.person.employerId }
}

/** As `lockUser`, if this actor may also shut them out and let them in. */
export async function lockUserForAccess(context: Context, id: string) {
  const user = await lockUser(context, id)
  throwRefusal(accessRefusal(context.actor, user))
  return user
}

function columnsOf(
  { now }: Context,
  before: LockedUser | null,
  { email, roles, status }: ResolvedInput,
  person: { id: string; employerId: string | null },
) {
  const disabledAt = status === 'Disabled' ? (before?.disabledAt ?? now) : status ? null : undefined
  // A default is chosen for its roles and employer, of those who are not disabled: a change of these ends it.
  const keepsDefault =
    before &&
    status !== 'Disabled' &&
    areSameRoles(before.roles, roles) &&
    before.employerId === person.employerId
  return {
    email,
    roles,
    personId: person.id,
    disabledAt,
    ...(!keepsDefault && { isDefault: false }),
  }
}

/**
 * Throws `user-in-use` for who is responsible for a person, or is or was assignee or assigner of a task; who only gave
 * commands is not in use.
 * Source: docs/interface.md#users.
 */
async function requireUnused({ sql }: Context, id: string): Promise<void> {
  const by = ['responsibleUserId', 'assigneeUserId', 'assignerUserId']
  const { persons: people = 0, tasks = 0 } = await referencesTo(sql, 'users', id, { by })
  if (people + tasks > 0) throw new Problem('user-in-use', { values: { people, tasks } })
}

/** Whoever changes an Admin locks all of them first, so that two cannot remove each other at once. */
export async function requireAnAdminRemains(
  { db, sql }: Context,
  before: Login & { id: string },
  after: LoginChange,
): Promise<void> {
  if (!before.roles.includes('Admin') || staysAdmin(before, after)) return
  await sql`SELECT FROM "users" WHERE 'Admin' = ANY("roles") ORDER BY "id" FOR UPDATE`.run()
  if (!(await hasAdmin(db, before.id))) throw new Problem('last-admin')
}
