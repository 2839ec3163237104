import { siteClock } from '@/lib/domain/site/settings/queries'
import { personNameSelect } from '@/lib/domain/people/persons/present'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { presentGap } from './present'
import { busyStatuses } from '../overlaps/rules'
import { gapsOf, type Worker } from './rules'

const factsSelect = {
  id: true,
  project: { select: { id: true, name: true, status: true } },
  contractorId: true,
  workspaceAreaId: true,
  description: true,
  workDate: true,
  startTime: true,
  endTime: true,
  jsaSteps: true,
  workers: {
    orderBy: { position: 'asc' },
    select: {
      personId: true,
      person: {
        select: {
          ...personNameSelect,
          employerId: true,
          removedAt: true,
          trainingStatus: true,
          trainingValidUntil: true,
        },
      },
    },
  },
} satisfies Prisma.WorkPermitSelect
type Facts = Prisma.WorkPermitGetPayload<{ select: typeof factsSelect }>

/** Every gap of a permit, whoever asks. */
export async function readGaps({ db, now, language }: Omit<Context, 'actor'>, id: string) {
  const permit = await db.workPermit.findUniqueOrThrow({ where: { id }, select: factsSelect })
  const { jsaSteps, workers, workDate, ...facts } = permit
  const busyOn = await readOverlaps(db, permit)
  const found = gapsOf(
    {
      ...facts,
      workDate: workDate && fromUtcDate(workDate),
      stepCount: Array.isArray(jsaSteps) ? jsaSteps.length : 0,
      workers: workers.map(({ personId, person }) => ({
        personId,
        person: {
          ...person,
          trainingValidUntil: person.trainingValidUntil && fromUtcDate(person.trainingValidUntil),
        },
        busyOn: busyOn(personId),
      })),
    },
    await siteClock(db, now),
  )
  return found.map((gap) => presentGap(gap, language))
}

/** The other permits of each worker at the same time; one may begin in the minute in which the other ends. */
async function readOverlaps(
  db: Db,
  { id, workDate, startTime, endTime, workers }: Facts,
): Promise<(personId: string) => Worker['busyOn']> {
  if (!workDate || !startTime || !endTime) return () => []
  const rows = await db.workPermitWorker.findMany({
    where: {
      personId: { in: workers.map(({ personId }) => personId) },
      workDate,
      permitId: { not: id },
      permit: {
        status: { in: [...busyStatuses] },
        startTime: { lt: endTime },
        endTime: { gt: startTime },
      },
    },
    orderBy: { permit: { permitNo: 'asc' } },
    select: { personId: true, permit: { select: { id: true, permitNo: true } } },
  })
  return (personId) => rows.flatMap((row) => (row.personId === personId ? [row.permit] : []))
}
