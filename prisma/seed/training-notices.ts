import { notifyOfEndingCredentials } from '@/lib/domain/eligibility/credentials/notices/commands'
import { notifyOfEndingTraining } from '@/lib/domain/people/persons/notices/commands'
import {
  notifyOfSeats,
  notifyOfTomorrow,
} from '@/lib/domain/training/training-enrollments/notices/commands'
import type { SeatChange } from '@/lib/domain/training/training-enrollments/notices/rules'
import type { Database } from '@/lib/platform/db/database'
import { HOUR } from '@/lib/platform/dates/durations'
import type { AttendanceStatus } from '@/lib/domain/training/attendance/workflow'

const DAY = 24 * HOUR
const TOLD_FOR = 14 * DAY

/** What users were told of training in the last two weeks; they have read what is older than a day. */
export async function writeTrainingNotices(database: Database, now: Date): Promise<void> {
  const ago = (time: number) => new Date(now.getTime() - time)
  await notifyOfTomorrow(database, ago(DAY))
  await notifyOfEndingTraining(database, ago(2 * HOUR))
  await notifyOfEndingCredentials(database, ago(2 * HOUR))
  await writeSeats(database, ago(TOLD_FOR), now)
  // Nothing of the demo is sent.
  await database.db.notice.updateMany({ data: { plannedAt: now } })
  await database.db.notice.updateMany({
    where: { readAt: null, createdAt: { lt: ago(DAY) } },
    data: { readAt: ago(DAY / 2) },
  })
}

const told: readonly { status: AttendanceStatus; change: SeatChange }[] = [
  { status: 'Enrolled', change: 'in' },
  { status: 'Cancelled', change: 'out' },
]

/** Officers enrol and withdraw people of the companies, too. */
async function writeSeats({ db, sql }: Database, since: Date, now: Date): Promise<void> {
  for (const { status, change } of told) {
    const rows = await db.attendance.findMany({
      where: { status, enrolledAt: { gte: since, lte: now } },
      select: { id: true, sessionId: true, enrolledAt: true },
    })
    for (const sessionId of new Set(rows.map((row) => row.sessionId))) {
      const own = rows.filter((row) => row.sessionId === sessionId)
      const at = own[0]?.enrolledAt ?? now
      await notifyOfSeats(
        { sql, actor: null, now: at },
        own.map(({ id }) => id),
        change,
      )
    }
  }
}
