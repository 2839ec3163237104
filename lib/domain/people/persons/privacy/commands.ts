import { record } from '@/lib/platform/audit/audit'
import { orInUse } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { persons } from '../contract'

/** Leaves nothing of a person but that one was erased, by whom and when. Nothing may refer to them. */
export async function erasePerson(
  context: Context,
  { id }: CheckedInputOf<typeof persons.erase>,
): Promise<Result> {
  const { db, now } = context
  await lockRow(db, 'persons', id)
  await requireUnreferred(context, id)
  // What else may refer to people says so by its foreign key.
  const { profileAssetId, idCardAssetId } = await orInUse(
    db.person.delete({ where: { id }, select: { profileAssetId: true, idCardAssetId: true } }),
    'record-in-use',
  )
  const pictures = [profileAssetId, idCardAssetId].filter((asset) => asset !== null)
  await db.asset.deleteMany({ where: { id: { in: pictures } } })
  await db.$executeRaw`SELECT erase_audit_details(${id}::uuid, ${now}::timestamptz)`
  await record(context, 'person.erased', { type: 'person', id })
  return done({ id })
}

/** Removed accounts count as well: what they did keeps the person's name. */
async function requireUnreferred({ db }: Context, id: string): Promise<void> {
  const [users, trainings] = [
    await db.user.count({ where: { personId: id } }),
    await db.attendance.count({ where: { personId: id } }),
  ]
  if (users + trainings > 0)
    throw new Problem('person-referred-to', { values: { users, trainings } })
}
