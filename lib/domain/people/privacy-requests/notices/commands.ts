import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import { policies } from '@/lib/platform/access/policies'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import { notify } from '@/lib/platform/notices/notify'
import { reminderOf } from '../rules'

/** Run by a job: tells those who answer requests which are due soon, and which are late. Names stay out of it. */
export async function notifyOfDueRequests({ db, sql }: Database, now: Date): Promise<void> {
  const open = await db.privacyRequest.findMany({
    where: { status: 'Open' },
    select: { id: true, personCode: true, kind: true, dueAt: true },
    orderBy: { dueAt: 'asc' },
  })
  if (open.length === 0) return
  const today = await readToday({ db, now })
  const userIds = await readUserIdsWithRoles(db, policies.privacy)
  for (const { id, personCode, kind, ...request } of open) {
    const dueAt = fromUtcDate(request.dueAt)
    const reminder = reminderOf(dueAt, today)
    if (!reminder) continue
    const { event, occasion } = reminder
    const params = { code: personCode, kind, dueAt }
    await notify({ sql, actor: null, now }, event, { userIds, subjectId: id, occasion, params })
  }
}
