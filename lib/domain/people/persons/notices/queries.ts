import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import type { Notice } from '@/lib/platform/db/generated/client'

/** Which of the notices are about training that is valid to another day by now. */
export async function readSettledTraining(
  { db }: Database,
  notices: readonly Notice[],
): Promise<string[]> {
  const people = await db.person.findMany({
    where: { id: { in: notices.map(({ subjectId }) => subjectId) }, removedAt: null },
    select: { id: true, trainingValidUntil: true },
  })
  const lastDays = new Map(
    people.map(({ id, trainingValidUntil: until }) => [id, until && fromUtcDate(until)]),
  )
  return notices
    .filter(({ subjectId, occasion }) => {
      const lastDay = lastDays.get(subjectId)
      return !lastDay || !occasion.startsWith(lastDay)
    })
    .map(({ id }) => id)
}
