import { randomUUID } from 'node:crypto'
import { linkAsset } from '@/lib/domain/site/assets/commands'
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

type Held = Awaited<ReturnType<typeof lockPerson>>
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

/** Makes a person within the transaction of the caller, who has been let through a policy already. */
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

/** Changes a person whom the actor may know of and change; to those who may not know, the person does not exist. */
export async function changePerson(
  context: Context,
  id: string,
  input: PersonInput,
  rowVersion?: number,
): Promise<Saved> {
  const held = await lockPerson(context, id)
  const refusal = personRefusal(context.actor, held.users)
  if (refusal) throw new Problem(refusal)
  requireCurrentVersion(held, rowVersion)
  const data = await columnsOf(context, input, held)
  const saved = await orNationalIdTaken(
    context,
    context.db.person.update({
      where: { id },
      data: { ...data, rowVersion: { increment: 1 } },
      select: version,
    }),
  )
  await recordSaved(context, id, data)
  if (data.employerId !== undefined && data.employerId !== held.employerId)
    await unsetContractorDefault(context.db, id)
  for (const user of held.users) {
    invalidateActor(user.id)
    await requestSync(context, user.id)
  }
  return saved
}

/** The number is given free and forgotten; the name stays with what the person did. */
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

/** For whom a user's person is only to be read: what a save says of it must be what stands there. */
export async function requireUnchanged(
  context: Context,
  id: string,
  input: PersonInput,
  rowVersion?: number,
): Promise<void> {
  const held = await lockPerson(context, id)
  requireCurrentVersion(held, rowVersion)
  const fields = changedFields(held, input)
  if (fields.length > 0) throw new Problem('person-read-only', { fields })
}

async function lockPerson({ db, actor }: Context, id: string) {
  await lockRow(db, 'persons', id)
  const held = await db.person.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    include: { users: { where: { removedAt: null }, select: { id: true, roles: true } } },
  })
  if (!held) throw new Problem('record-not-found', { values: { id } })
  return held
}

async function columnsOf<I extends PersonInput>(
  context: Context,
  { ProfileAsset, IdCardAsset, ...input }: I,
  held: Held | null,
) {
  const employerId = await employerIdOf(context, input.employerId, held)
  const responsibleUserId = await responsibleUserIdOf(context, input.responsibleUserId, held)
  const profileAssetId = await linkAsset(context, {
    sent: ProfileAsset,
    current: held?.profileAssetId,
    assetType: 'Profile',
    field: 'ProfileAsset',
  })
  const idCardAssetId = await linkAsset(context, {
    sent: IdCardAsset,
    current: held?.idCardAssetId,
    assetType: 'IdCard',
    field: 'IdCardAsset',
  })
  const nationalId = await nationalIdOf(context, input.nationalId, held)
  return { ...input, employerId, responsibleUserId, profileAssetId, idCardAssetId, nationalId }
}

type Sent = string | null | undefined

/** A Contractor's people belong to the own employer, whatever was sent; another one is refused. */
async function employerIdOf({ db, actor }: Context, sent: Sent, held: Held | null): Promise<Sent> {
  if (isContractorOnly(actor)) {
    const own = actor.employerId
    if (!own || (sent && sent !== own)) throw new Problem('other-employer')
    return own
  }
  if (sent && sent !== held?.employerId) await lockReferencedEmployer(db, sent, 'employerId')
  return sent
}

async function responsibleUserIdOf(
  { db, actor }: Context,
  sent: Sent,
  held: Held | null,
): Promise<Sent> {
  const field = 'responsibleUserId'
  if (!sent || sent === held?.responsibleUserId) return sent
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

/** A masked number says nothing new. */
async function nationalIdOf(context: Context, sent: Sent, held: Held | null): Promise<Sent> {
  if (!sent) return sent
  if (isMasked(sent)) return undefined
  const nationalId = compactId(sent)
  const holder = await context.db.person.findUnique({
    where: { nationalId },
    select: { id: true, code: true, employerId: true, ...personNameSelect },
  })
  if (holder && holder.id !== held?.id) throw takenBy(context, holder)
  return nationalId
}

/** Whose number it is, is for those who may see that person; to others it is not even said that it is taken. */
function takenBy(
  { actor, language }: Context,
  holder: PersonName & { code: string; employerId: string | null },
): Problem {
  const field = 'nationalId'
  if (!isEmployerInScope(actor, holder.employerId)) return new Problem('ask-officer', { field })
  const values = { holder: ` (${personNameIn(language, holder)}, ${holder.code})` }
  return new Problem('national-id-in-use', { field, values })
}

/** The loser of a race knows no more than one who came later. */
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

/** Run by a job: the day after its last valid day a training has expired. Returns for how many. */
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

/** A person without more than a name, for a user who nobody has said more of. */
export const makeNamedPerson = (db: Db, names: PersonName): Promise<{ id: string }> =>
  db.person.create({ data: names, select: { id: true } })

/** Locks a person until the transaction ends, with the users that they have: no second one is given meanwhile. */
export async function lockPersonForUser(db: Db, id: string) {
  await lockRow(db, 'persons', id)
  return db.person.findUniqueOrThrow({
    where: { id },
    select: { removedAt: true, users: { where: { removedAt: null }, select: { id: true } } },
  })
}

/** Says where a person belongs who belonged nowhere. */
export async function assignEmployer(db: Db, id: string, employerId: string): Promise<void> {
  await lockReferencedEmployer(db, employerId, 'employerId')
  await db.person.update({ where: { id }, data: { employerId, rowVersion: { increment: 1 } } })
}
