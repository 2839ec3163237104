import type { Db } from '@/lib/platform/db/database'

/** That the person was trained, and with which result, stays; what was noted goes. */
export const emptyAttendancesOf = async (db: Db, personId: string): Promise<void> =>
  void (await db.attendance.updateMany({ where: { personId }, data: { note: null } }))
