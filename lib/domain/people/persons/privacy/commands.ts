import { record } from '@/lib/platform/audit/audit'
import { lockRow } from '@/lib/platform/db/lock'
import { referencesTo, requireUnreferenced } from '@/lib/platform/db/references'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { persons } from '../contract'
import { deleteAssets } from '@/lib/domain/site/assets/commands'
import { encryptedNumber } from '../national-id/rows'
import type { Db } from '@/lib/platform/db/database'
import { listPictures, readDataSubject } from './queries'

/** Somebody who is to be erased, locked; also one who is anonymised. */
export async function lockPersonToErase(db: Db, id: string) {
  await lockRow(db, 'persons', id)
  return db.person.findUniqueOrThrow({ where: { id }, select: { code: true } })
}

/** Deletes a locked person to whom nothing refers; the audit log keeps that one was erased, by whom and when. */
export async function erasePerson(
  context: Context,
  { id }: CheckedInputOf<typeof persons.erase>,
): Promise<Result> {
  const { db, sql, now } = context
  await requireNoReferences(context, id)
  const pictures = await listPictures(db, id)
  await db.person.delete({ where: { id } })
  await deleteAssets(db, pictures)
  await sql`SELECT erase_audit_details(${id}::uuid, ${now}::timestamptz)`.run()
  await record(context, 'person.erased', { type: 'person', id })
  return done({ id })
}

/** Removed users count as well: what they did keeps the person's name. */
async function requireNoReferences({ sql }: Context, id: string): Promise<void> {
  const references = await referencesTo(sql, 'persons', id, { withRemoved: true })
  const { users = 0, attendances: trainings = 0 } = references
  if (users + trainings > 0)
    throw new Problem('person-referred-to', { values: { users, trainings } })
  await requireUnreferenced(sql, 'persons', id)
}

/**
 * Puts the code in place of the name, for good. What refers to the person stays. The database lets the details of audit
 * lines and passages be emptied of somebody who has no name only: this comes first.
 */
export async function replaceByCode({ db, now }: Context, id: string): Promise<void> {
  const pictures = await listPictures(db, id)
  const { code, removedAt } = await db.person.findUniqueOrThrow({ where: { id } })
  await db.person.update({
    where: { id },
    data: {
      titleTh: null,
      firstNameTh: code,
      lastNameTh: '',
      firstNameEn: null,
      lastNameEn: null,
      ...encryptedNumber(id, null),
      nationality: null,
      phone: null,
      responsibleUserId: null,
      profileAssetId: null,
      idCardAssetId: null,
      anonymisedAt: now,
      removedAt: removedAt ?? now,
      rowVersion: { increment: 1 },
    },
  })
  await deleteAssets(db, pictures)
}

/** Somebody whose name is still known, locked. */
export async function lockDataSubject(db: Db, id: string) {
  await lockRow(db, 'persons', id)
  const person = await readDataSubject(db, id)
  if (!person) throw new Problem('record-not-found', { values: { id } })
  return person
}
