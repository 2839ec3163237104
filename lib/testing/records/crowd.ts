import { addDays, toUtcDate } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { createEmployer } from './factories'
import { today } from './permit-site'

/** The same in every run. */
const pick = (seed: number, most: number) => ((seed * 7919) % 104729) % most

const trainings = ['NotTrained', 'Passed', 'Passed', 'Failed', 'Expired'] as const
const standings = ['Approved', 'Submitted', 'Returned', 'Approved'] as const
const dayAround = (seed: number) => toUtcDate(addDays(today(), pick(seed, 120) - 60))

/**
 * People in many situations, by company, training, credentials of a type, bars and whether they were removed. Returns
 * their ids.
 */
export async function createCrowd(
  byUserId: string,
  typeId: string,
  count: number,
): Promise<string[]> {
  const { db } = database()
  const companies = [await createEmployer(), await createEmployer({ status: 'Inactive' })]
  const ids = Array.from({ length: count }, () => crypto.randomUUID())
  await db.person.createMany({
    data: ids.map((id, n) => ({
      id,
      firstNameTh: `คน ${n}`,
      lastNameTh: 'ทดสอบ',
      employerId: [companies[0]!.id, companies[1]!.id, null][pick(n, 9) < 7 ? 0 : pick(n, 3)],
      trainingStatus: trainings[pick(n + 1, 5)]!,
      trainingValidUntil: pick(n, 4) === 0 ? null : dayAround(n + 2),
      removedAt: pick(n + 3, 40) === 0 ? new Date() : null,
    })),
  })
  await db.credential.createMany({
    data: ids.flatMap((personId, n) =>
      Array.from({ length: pick(n + 4, 3) }, (_, each) => ({
        typeId,
        personId,
        issuedOn: toUtcDate(addDays(today(), pick(n + each, 90) - 70)),
        expiresOn: pick(n + each, 5) === 0 ? null : toUtcDate(addDays(today(), 21 + each)),
        status: standings[pick(n + each, 4)]!,
        submittedAt: new Date(),
        submittedByUserId: byUserId,
      })),
    ),
  })
  await db.bar.createMany({
    data: ids
      .filter((_, n) => pick(n + 5, 12) === 0)
      .map((personId) => ({
        personId,
        fromDate: toUtcDate(addDays(today(), -3)),
        reason: 'ผิดระเบียบ',
        createdByUserId: byUserId,
      })),
  })
  return ids
}
