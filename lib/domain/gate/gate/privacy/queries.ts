import type { Db } from '@/lib/platform/db/database'

const at = { select: { code: true, nameTh: true, nameEn: true } } as const

/** When a person, and guests whom they escorted, passed the gates, and was inside. What was noted about guests is theirs. */
export const readGateForExport = async (db: Db, personId: string) => ({
  events: await db.gateEvent.findMany({
    where: { OR: [{ personId }, { escortPersonId: personId }] },
    omit: { contentHash: true, guestName: true, guestCompany: true },
    include: {
      gate: at,
      gateConflicts: {
        where: { event: { personId } },
        select: { code: true, settledAt: true, note: true },
        orderBy: { code: 'asc' },
      },
    },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  }),
  stays: await db.stay.findMany({ where: { personId }, orderBy: { inAt: 'asc' } }),
})

/** Whether the person, or a guest whom they escort, is inside. */
export const isInside = async (db: Db, personId: string): Promise<boolean> =>
  (await db.stay.count({
    where: { outAt: null, OR: [{ personId }, { event: { escortPersonId: personId } }] },
  })) > 0
