import type { Db } from '@/lib/platform/db/database'

const ended = ['Closed', 'Rejected', 'Cancelled'] as const

/** The permits that have not ended and name the person as a worker, or one of the users as the requester. */
export async function listOpenPermitsOf(
  db: Db,
  { personId, userIds }: { personId: string; userIds: string[] },
): Promise<string[]> {
  const permits = await db.workPermit.findMany({
    where: {
      status: { notIn: [...ended] },
      OR: [{ workers: { some: { personId } } }, { requestedByUserId: { in: userIds } }],
    },
    select: { id: true },
    orderBy: { workDate: 'asc' },
  })
  return permits.map(({ id }) => id)
}

/** The permits that name the person as a worker, without the others whom they name. */
export const readPermitsForExport = (db: Db, personId: string) =>
  db.workPermitWorker.findMany({
    where: { personId },
    select: {
      duty: true,
      dutyCodes: true,
      permit: {
        select: {
          id: true,
          permitNo: true,
          typeCode: true,
          workDate: true,
          startTime: true,
          endTime: true,
          status: true,
          project: { select: { id: true, name: true } },
          contractor: { select: { id: true, nameTh: true, nameEn: true } },
        },
      },
    },
    orderBy: { permit: { workDate: 'asc' } },
  })
