import type { Db } from '@/lib/platform/db/database'

/** How these users are told of notices, where they have chosen. */
export const readNoticeSettingsForExport = (db: Db, userIds: string[]) =>
  db.noticeSetting.findMany({ where: { userId: { in: userIds } } })
