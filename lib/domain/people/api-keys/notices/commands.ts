import { readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { readTimeZone } from '@/lib/domain/site/settings/queries'
import { dayIn } from '@/lib/platform/dates/day'
import type { Database } from '@/lib/platform/db/database'
import { notifyAll } from '@/lib/platform/notices/notify'
import { endingStep } from './rules'

/** Run by a job: tells the Admins of keys that end soon. */
export async function notifyOfEndingKeys({ db, sql }: Database, now: Date): Promise<void> {
  const live = await db.apiKey.findMany({
    where: { revokedAt: null, expiresAt: { gt: now } },
    select: { id: true, name: true, expiresAt: true, serviceAccount: { select: { name: true } } },
    orderBy: { expiresAt: 'asc' },
  })
  const ending = live.flatMap((key) => {
    const step = endingStep(key.expiresAt, now)
    return step ? [{ ...key, step }] : []
  })
  if (ending.length === 0) return
  const timeZone = await readTimeZone({ db })
  const userIds = await readUserIdsWithRoles(db, ['Admin'])
  await notifyAll(
    { sql, actor: null, now },
    'key.expiring',
    ending.map(({ id, name, expiresAt, serviceAccount, step }) => ({
      userIds,
      subjectId: id,
      occasion: String(step),
      params: { name, account: serviceAccount.name, lastDay: dayIn(timeZone, expiresAt) },
    })),
  )
}
