import * as z from 'zod'
import { endingSteps } from '@/lib/domain/people/persons/notices/rules'
import { readResponsible } from '@/lib/domain/people/users/names/recipients/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import type { Database } from '@/lib/platform/db/database'
import { notifyAll } from '@/lib/platform/notices/notify'
import { IS_LATEST } from '../renewals/rows'
import { concernedBy, readEnding } from '../warnings/queries'
import { newsOfEnding } from './present'

/** Run by a job. The mails about it are those of `warn-expiries`. */
export async function notifyOfEndingCredentials({ db, sql }: Database, now: Date): Promise<void> {
  const today = await readToday({ db, now })
  const due = await sql`
    SELECT credential."id" FROM "credentials" credential
    WHERE credential."status" = 'Approved' AND ${IS_LATEST}
      AND credential."expiresOn" BETWEEN ${today}::date AND ${today}::date + ${endingSteps[0]}::int`.rows(
    z.object({ id: z.guid() }),
  )
  const ids = due.map(({ id }) => id)
  const endings = await readEnding(db, ids, today)
  const responsibleFor = await readResponsible(sql, endings.map(concernedBy))
  await notifyAll(
    { sql, actor: null, now },
    'credential.expiring',
    endings.map((ending) => ({
      userIds: responsibleFor(concernedBy(ending)),
      ...newsOfEnding(ending),
    })),
  )
}
