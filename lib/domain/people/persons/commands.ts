import * as z from 'zod'
import { bySystem, record, recordAll, recordHourly } from '@/lib/platform/audit/audit'
import { dayIn, type Day } from '@/lib/platform/dates/day'
import { doneInBlocks } from '@/lib/platform/db/blocks'
import { inTransaction, type Db } from '@/lib/platform/db/database'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import {
  done,
  type CheckedInputOf,
  type OutputOf,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { PersonInput, persons } from './contract'
import { decryptedNumber, encryptedNumber } from './national-id/rows'
import { findPerson, visibleTo } from './queries'
import { changedFields, personRefusal, type PersonName } from './rules'

/** Records of the person keep the name; the national id is deleted and may be used again. */
export async function removePerson(
  context: Context,
  { id }: CheckedInputOf<typeof persons.remove>,
): Promise<Result> {
  const { users } = await lockPerson(context, id)
  if (users.length > 0) throw new Problem('person-in-use')
  const saved = await context.db.person.update({
    where: { id },
    data: { removedAt: context.now, ...encryptedNumber(id, null), rowVersion: { increment: 1 } },
    select: version,
  })
  await record(context, 'person.removed', { type: 'person', id })
  return done(saved)
}

const version = { id: true, rowVersion: true } as const

/** A look is an act: it leaves its audit line with the answer. */
export async function showNationalId(
  context: Context,
  { id }: CheckedInputOf<typeof persons.showNationalId>,
): Promise<OutputOf<typeof persons.showNationalId>> {
  const stored = await findPerson(context, { id }, { id: true, nationalId: true })
  const nationalId = decryptedNumber(stored)
  if (nationalId) await recordHourly(context, 'person.ids-viewed', { type: 'person', id })
  return { nationalId }
}

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

/** Locks a person until the transaction ends. Throws why this actor may not change them. */
export async function lockPersonToChange(context: Context, id: string): Promise<void> {
  const { users } = await lockPerson(context, id)
  const refusal = personRefusal(context.actor, users)
  if (refusal) throw new Problem(refusal)
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

const EXPIRED_AT_ONCE = 500

/** Run by a job: a training expires on the day after its last valid day. Returns how many did. */
export const expireTrainings = (now: Date, timeZone: string): Promise<number> =>
  doneInBlocks(EXPIRED_AT_ONCE, (most) => expireSome(most, dayIn(timeZone, now)))

const expireSome = (most: number, today: Day): Promise<number> =>
  inTransaction(async ({ db, sql }) => {
    const due = await sql`
      SELECT "id" FROM "persons"
      WHERE "trainingStatus" = 'Passed' AND "trainingValidUntil" < ${today}::date
      ORDER BY "id" LIMIT ${most} FOR UPDATE`.rows(z.object({ id: z.guid() }))
    if (due.length === 0) return 0
    await db.person.updateMany({
      where: { id: { in: due.map(({ id }) => id) } },
      data: { trainingStatus: 'Expired', rowVersion: { increment: 1 } },
    })
    await recordAll(
      bySystem(sql),
      'person.trainings-expired',
      due.map(({ id }) => ({ subject: { type: 'person', id }, changes: {} })),
    )
    return due.length
  })

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

type ServicePerson = { name: string; employerId: string | null }

/** Carries the name of a service account; removed from the start, so that it is in no list. */
export const makeServicePerson = (db: Db, { name, employerId }: ServicePerson, now: Date) =>
  db.person.create({
    data: { firstNameTh: name, lastNameTh: '', employerId, isService: true, removedAt: now },
    select: { id: true },
  })

export const changeServicePerson = (
  db: Db,
  id: string,
  { name, employerId }: Partial<ServicePerson>,
) => db.person.update({ where: { id }, data: { firstNameTh: name, employerId } })
