import * as z from 'zod'
import { readResponsible } from '@/lib/domain/people/users/names/recipients/queries'
import { readToday } from '@/lib/domain/site/settings/queries'
import type { Database } from '@/lib/platform/db/database'
import { notifyAll } from '@/lib/platform/notices/notify'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '../rows'
import { endingSteps, newsOfEnding } from './rules'

const ending = z.object({
  id: z.guid(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  employerId: z.guid().nullable(),
  responsibleUserId: z.guid().nullable(),
  lastDay: z.string(),
  daysLeft: z.int(),
})

/** Run by a job. */
export async function notifyOfEndingTraining({ db, sql }: Database, now: Date): Promise<void> {
  const today = await readToday({ db, now })
  const people = await sql`
    SELECT person."id", person."code", ${PERSON_NAME_TH} AS "nameTh", ${PERSON_NAME_EN} AS "nameEn",
      person."employerId", person."responsibleUserId", person."trainingValidUntil"::text AS "lastDay",
      person."trainingValidUntil" - ${today}::date AS "daysLeft"
    FROM ${PERSONS}
    WHERE person."removedAt" IS NULL AND person."trainingStatus" = 'Passed'
      AND person."trainingValidUntil" BETWEEN ${today}::date AND ${today}::date + ${endingSteps[0]}::int
    ORDER BY person."trainingValidUntil", person."id"`.rows(ending)
  const responsibleFor = await readResponsible(sql, people)
  await notifyAll(
    { sql, actor: null, now },
    'training.expiring',
    people.map((person) => ({ userIds: responsibleFor(person), ...newsOfEnding(person) })),
  )
}
