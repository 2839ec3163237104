import { trainingOf } from '@/lib/domain/training/attendance/rules'
import { defaultTimes } from '@/lib/domain/training/training-plans/rules'
import { toUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { planOf } from './training-plans'
import { sessions } from './training-sessions'

type Columns = Pick<Prisma.PersonCreateManyInput, 'trainingStatus' | 'trainingValidUntil'>

/** A person's training status today, from their results. */
export function trainingColumns({ today }: Calendar, person: string): Columns {
  const results = sessions.flatMap(({ plan, date, period, people }) =>
    (['Passed', 'Failed'] as const)
      .filter((status) => people[status]?.includes(person))
      .map((status) => ({
        status,
        date: date(today),
        startTime: defaultTimes[period].startTime,
        resultAt: toUtcDate(date(today)),
        validityMonths: planOf(plan).validityMonths,
      })),
  )
  const { trainingStatus, trainingValidUntil } = trainingOf(results, today)
  return { trainingStatus, trainingValidUntil: trainingValidUntil && toUtcDate(trainingValidUntil) }
}
