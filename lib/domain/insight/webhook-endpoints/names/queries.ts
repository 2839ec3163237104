import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { hostOf } from './rules'

export const readEndpointNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.webhookEndpoint.findMany({
    where: { id: { in: ids } },
    select: { id: true, url: true },
  })
  return rows.map(({ id, url }) => ({ id, th: hostOf(url), en: hostOf(url) }))
}
