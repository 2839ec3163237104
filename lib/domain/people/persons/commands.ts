import { randomUUID } from 'node:crypto'
import { linkAsset } from '@/lib/domain/site/assets/commands'
import { linkFor } from '@/lib/platform/access/record-pages'
import { record } from '@/lib/platform/audit/audit'
import { isContractorOnly, isEmployerInScope } from '@/lib/platform/access/actor'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { requestSync } from '@/lib/domain/people/provider-syncs/requests/commands'
import { dayIn, toUtcDate } from '@/lib/platform/dates/day'
import { inTransaction, type Db } from '@/lib/platform/db/database'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import type { PersonInput, persons } from './contract'
import { visibleTo } from './queries'
import { personNameSelect } from './present'
import { changedFields, personNameIn, personRefusal, type PersonName } from './rules'
import { compactId, isMasked, mask } from './national-id/rules'
import { lockReferencedEmployer } from '@/lib/domain/site/employers/commands'
import {
  unsetContractorDefault,
  lockReferencedUser,
} from '@/lib/domain/people/users/logins/commands'

type LockedPerson = Awaited<ReturnType<typeof lockPerson>>
type Saved = { id: string; rowVersion: number }

export async function savePerson(
  context: Context,
  { id, rowVersion, ...input }: CheckedInputOf<typeof persons.save>,
): Promise<Result> {
  if (!id) return done(await makePerson(context, input))
  const saved = await changePerson(context, id, input, rowVersion)
  if (input.employerId !== undefined) await requireContractorOfUser(context, id)
  return done(saved)
}

/** Makes a person in the transaction of the caller, who has checked that the actor may. */
export async function makePerson(context: Context, input: PersonInput): Promise<Saved> {
  const named = { ...input, ...sentOrStored(input, null, ['firstNameTh', 'lastNameTh']) }
  const data = await columnsOf(context, named, null)
  const saved = await orNationalIdTaken(
    context,
    context.db.person.create({ data, select: version }),
  )
  await recordSaved(context, saved.id, data)
  return saved
}

/** Throws `record-not-found` for a person whom the actor may not see, and a refusal for one whom they may only see. */
export async function changePerson(
  context: Context,
  id: string,
  input: PersonInput,
  rowVersion?: number,
): Promise<Saved> {
  const before = await lockPerson(context, id)
  const refusal = personRefusal(context.actor, before.users)
  if (refusal) throw new Problem(refusal)
  requireCurrentVersion(before, rowVersion)
  const data = await columnsOf(context, input, before)
  const saved = await orNationalIdTaken(
    context,
    context.db.person.update({
      where: { id },
      data: { ...data, rowVersion: { increment: 1 } },
      select: version,
    }),
  )
  await recordSaved(context, id, data)
  if (data.employerId !== undefined && data.employerId !== before.employerId)
    await unsetContractorDefault(context.db, id)
  for (const user of before.users) {
    invalidateActor(user.id)
    await requestSync(context, user.id)
  }
  return saved
}

/** Records of the person keep the name; the national id is deleted and may be used again. */
export async function removePerson(
  context: Context,
  { id }: CheckedInputOf<typeof persons.remove>,
): Promise<Result> {
  const { users } = await lockPerson(context, id)
  if (users.length > 0) throw new Problem('person-in-use')
  const saved = await context.db.person.update({
    where: { id },
    data: { removedAt: context.now, nationalId: null, rowVersion: { increment: 1 } },
    select: version,
  })
  await record(context, 'person.removed', { type: 'person', id })
  return done(saved)
}

const version = { id: true, rowVersion: true } as const

/** For actors who may only read a user's person: throws `person-read-only` if the input differs from the stored data. */
export async function requireUnchanged(
  context: Context,
  id: string,
  input: PersonInput,
  rowVersion?: number,
): Promise<void> {
  const before = await lockPerson(context, id)
  requireCurrentVersion(before, rowVersion)
  const fields = changedFields(before, input)
  if (fields.length > 0) throw new Problem('person-read-only', { fields })
}

async function lockPerson({ db, actor }: Context, id: string) {
  await lockRow(db, 'persons', id)
  const before = await db.person.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    include: { users: { where: { removedAt: null }, select: { id: true, roles: true } } },
  })
  if (!before) throw new Problem('record-not-found', { values: { id } })
  return before
}

async function columnsOf<I extends PersonInput>(
  context: Context,
  { ProfileAsset, IdCardAsset, ...input }: I,
  before: LockedPerson | null,
) {
  const employerId = await employerIdOf(context, input.employerId, before)
  const responsibleUserId = await responsibleUserIdOf(context, input.responsibleUserId, before)
  const profileAssetId = await linkAsset(context, {
    sent: ProfileAsset,
    current: before?.profileAssetId,
    assetType: 'Profile',
    field: 'ProfileAsset',
  })
  const idCardAssetId = await linkAsset(context, {
    sent: IdCardAsset,
    current: before?.idCardAssetId,
    assetType: 'IdCard',
    field: 'IdCardAsset',
  })
  const nationalId = await nationalIdOf(context, input.nationalId, before)
  return { ...input, employerId, responsibleUserId, profileAssetId, idCardAssetId, nationalId }
}

type Sent = string | null | undefined

/** Contractors' people belong to the employer of the caller; any other is refused. */
async function employerIdOf(
  { db, actor }: Context,
  sent: Sent,
  before: LockedPerson | null,
): Promise<Sent> {
  if (isContractorOnly(actor)) {
    const own = actor.employerId
    if (!own || (sent && sent !== own)) throw new Problem('other-employer')
    return own
  }
  if (sent && sent !== before?.employerId) await lockReferencedEmployer(db, sent, 'employerId')
  return sent
}

async function responsibleUserIdOf(
  { db, actor }: Context,
  sent: Sent,
  before: LockedPerson | null,
): Promise<Sent> {
  const field = 'responsibleUserId'
  if (!sent || sent === before?.responsibleUserId) return sent
  await lockReferencedUser(db, sent, field)
  const person = await db.person.findFirst({
    where: {
      users: { some: { id: sent, removedAt: null } },
      ...(isContractorOnly(actor) && { employerId: actor.employerId }),
    },
    select: { id: true },
  })
  if (!person) throw new Problem('record-not-found', { values: { id: sent }, field })
  return sent
}

/** Undefined, which keeps the stored number, for a masked one. */
async function nationalIdOf(
  context: Context,
  sent: Sent,
  before: LockedPerson | null,
): Promise<Sent> {
  if (!sent) return sent
  if (isMasked(sent)) return undefined
  const nationalId = compactId(sent)
  const holder = await context.db.person.findUnique({
    where: { nationalId },
    select: { id: true, code: true, employerId: true, ...personNameSelect },
  })
  if (holder && holder.id !== before?.id) throw nationalIdTaken(context, holder)
  return nationalId
}

/** Names the person with this number to those who may see them; others do not even learn that it is taken. */
function nationalIdTaken(
  { actor, language }: Context,
  holder: PersonName & { code: string; employerId: string | null },
): Problem {
  const field = 'nationalId'
  if (!isEmployerInScope(actor, holder.employerId)) return new Problem('ask-officer', { field })
  const name = `${personNameIn(language, holder)}, ${holder.code}`
  const values = { holder: ` (${name})` }
  const link = linkFor(actor, { type: 'person', key: holder.code, name })
  return new Problem('national-id-in-use', { field, values, holder: link })
}

/** Two saves at once: the answer discloses no more than `nationalIdTaken`. */
const orNationalIdTaken = <T>({ actor }: Context, write: Promise<T>) =>
  orDuplicateProblem(
    write,
    'nationalId',
    isContractorOnly(actor) ? 'ask-officer' : 'national-id-in-use',
    'nationalId',
    { holder: '' },
  )

const recordSaved = (
  context: Context,
  id: string,
  { nationalId, ...data }: Awaited<ReturnType<typeof columnsOf>>,
) =>
  record(
    context,
    'person.saved',
    { type: 'person', id },
    { ...data, nationalId: nationalId && mask(nationalId) },
  )

/** A Contractor user belongs to a contractor company; moving the person must not leave the user without. */
async function requireContractorOfUser({ db }: Context, personId: string): Promise<void> {
  const misplaced = await db.person.findFirst({
    where: {
      id: personId,
      users: { some: { removedAt: null, roles: { has: 'Contractor' } } },
      NOT: { employer: { kind: 'Contractor' } },
    },
    select: { id: true },
  })
  if (misplaced) throw new Problem('contractor-needs-employer', { field: 'employerId' })
}

/** Run by a job: a training expires on the day after its last valid day. Returns how many did. */
export async function expireTrainings(now: Date, timeZone: string): Promise<number> {
  const today = toUtcDate(dayIn(timeZone, now))
  return inTransaction(async ({ db, sql }) => {
    const { count } = await db.person.updateMany({
      where: { trainingStatus: 'Passed', trainingValidUntil: { lt: today } },
      data: { trainingStatus: 'Expired', rowVersion: { increment: 1 } },
    })
    const author = { sql, actor: null, traceId: randomUUID() }
    if (count > 0) await record(author, 'person.trainings-expired', { type: 'person' }, { count })
    return count
  })
}

/** A person with no more than a name, for the first Admin. */
export const makeNamedPerson = (db: Db, names: PersonName): Promise<{ id: string }> =>
  db.person.create({ data: names, select: { id: true } })

/** Locks a person until the transaction ends, so that two saves do not make two users of them. */
export async function lockPersonForUser(db: Db, id: string) {
  await lockRow(db, 'persons', id)
  return db.person.findUniqueOrThrow({
    where: { id },
    select: { removedAt: true, users: { where: { removedAt: null }, select: { id: true } } },
  })
}

/** For a person without an employer. */
export async function assignEmployer(db: Db, id: string, employerId: string): Promise<void> {
  await lockReferencedEmployer(db, employerId, 'employerId')
  await db.person.update({ where: { id }, data: { employerId, rowVersion: { increment: 1 } } })
}
