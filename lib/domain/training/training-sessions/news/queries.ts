import { addDays, fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** A session as mails name it. */
export type SessionNews = Awaited<ReturnType<typeof readSessionNews>>

const newsSelect = {
  id: true,
  date: true,
  period: true,
  startTime: true,
  location: true,
  seatsLeft: true,
  schedule: { select: { name: true, nickname: true, credentialTypeId: true } },
} satisfies Prisma.TrainingSessionSelect

const newsOf = ({
  schedule,
  seatsLeft,
  ...session
}: Prisma.TrainingSessionGetPayload<{ select: typeof newsSelect }>) => ({
  ...session,
  date: fromUtcDate(session.date),
  seatsFree: seatsLeft,
  scheduleName: schedule.name,
  scheduleNickname: schedule.nickname,
  credentialTypeId: schedule.credentialTypeId,
})

export const readSessionNews = async (db: Db, id: string) =>
  newsOf(await db.trainingSession.findUniqueOrThrow({ where: { id }, select: newsSelect }))

type Choice = { insteadOf: Pick<SessionNews, 'id' | 'credentialTypeId'>; after: Day; most: number }

/** The next sessions whose training gives the same, with free seats that nobody waits for. */
export const listOpenSessions = async (db: Db, { insteadOf, after, most }: Choice) =>
  (
    await db.trainingSession.findMany({
      where: {
        id: { not: insteadOf.id },
        schedule: { credentialTypeId: insteadOf.credentialTypeId },
        date: { gte: toUtcDate(addDays(after, 1)) },
        status: 'Open',
        seatsLeft: { gt: 0 },
        waitingSeats: 0,
      },
      orderBy: [{ date: 'asc' }, { startTime: 'asc' }, { id: 'asc' }],
      take: most,
      select: newsSelect,
    })
  ).map(newsOf)
