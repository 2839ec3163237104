import * as z from 'zod'
import { PERSON_NAME_EN, PERSON_NAME_TH, PERSONS } from '@/lib/domain/people/persons/rows'
import { USERS } from '@/lib/domain/people/users/rows'
import { readTimeZone } from '@/lib/domain/site/settings/queries'
import { trainingOnTimeline } from '@/lib/domain/training/training-enrollments/timeline/rows'
import { findProjectIds } from '../queries'
import { documentsOnTimeline, projectOnTimeline } from './rows'
import { tasksOnTimeline } from '@/lib/domain/work/tasks/timeline/rows'
import { peopleOnTimeline, permitsOnTimeline } from '@/lib/domain/work/work-permits/timeline/rows'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { fragment, joined, type Fragment } from '@/lib/platform/db/fragment'
import { pageSql } from '@/lib/platform/db/paging'
import { startOfDay, timelineRow, type TimelineOf } from '@/lib/platform/db/timeline'
import { timelineLanes, type TimelineLane } from '@/lib/platform/contract/timeline-lanes'
import type { ReadContext } from '@/lib/platform/http/context'
import type { projectTimeline } from './contract'
import { presentEntry } from './present'

type Input = CheckedInputOf<typeof projectTimeline.searchTimeline>

const partsOf: Record<TimelineLane, (of: TimelineOf) => Fragment[]> = {
  Project: projectOnTimeline,
  Task: tasksOnTimeline,
  Training: trainingOnTimeline,
  Permit: permitsOnTimeline,
  People: peopleOnTimeline,
  Document: documentsOnTimeline,
}

const namedRow = timelineRow.extend({
  actorTh: z.string().nullable(),
  actorEn: z.string().nullable(),
  total: z.int(),
})

export async function searchTimeline(
  { db, sql, actor }: ReadContext,
  { id, lanes, fromDate, toDate, page, pageSize, sort }: Input,
): Promise<OutputOf<typeof projectTimeline.searchTimeline>> {
  if ((await findProjectIds(db, [id])).length === 0)
    throw new Problem('project-not-found', { values: { id } })
  const timeZone = await readTimeZone({ db })
  const chosen = lanes?.length ? [...new Set(lanes)] : timelineLanes
  const parts = chosen.flatMap((lane) => partsOf[lane]({ projectId: id, timeZone, actor }))
  const entries = fragment`(${joined(parts, ' UNION ALL ')}) entry
    WHERE entry."at" < ${toDate ? startOfDay(fragment`${toDate}::date + 1`, timeZone) : fragment`'infinity'`}
      AND coalesce(entry."until", entry."at" + interval '1 ms')
        > ${fromDate ? startOfDay(fragment`${fromDate}::date`, timeZone) : fragment`'-infinity'`}`
  const order = sort === '-at' ? fragment`"at" DESC, 1` : fragment`"at", 1`
  const part = pageSql({ page, pageSize })
  const rows = await sql`
    SELECT shown.*, ${PERSON_NAME_TH} AS "actorTh", ${PERSON_NAME_EN} AS "actorEn"
    FROM (SELECT entry.*, count(*) OVER ()::int AS "total" FROM ${entries} ORDER BY ${order} ${part}) shown
    LEFT JOIN ${USERS} doer ON doer."id" = shown."actorUserId"
    LEFT JOIN ${PERSONS} ON person."id" = doer."personId"
    ORDER BY ${order}`.rows(namedRow)
  return { rows: rows.map((row) => presentEntry(actor, row)), total: rows[0]?.total ?? 0 }
}
