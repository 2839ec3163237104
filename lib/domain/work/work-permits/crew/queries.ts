import * as z from 'zod'
import { readToday } from '@/lib/domain/site/settings/queries'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { readWorkers } from '@/lib/domain/people/persons/workers/queries'
import type { Actor } from '@/lib/platform/access/actor'
import { fragment, type Fragment } from '@/lib/platform/db/fragment'
import { pageSql } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { visiblePermits } from '../found/rows'
import { presentWorker } from '../lookups/present'
import type { permitCrew } from './contract'

type Input = CheckedInputOf<typeof permitCrew.searchCrew>

const member = z.object({
  personId: z.guid(),
  neededOn: z.string().nullable(),
  isTrained: z.boolean(),
})

/** Each worker of the project's permits once. */
const crewOf = ({ projectId }: Input, actor: Actor, today: string): Fragment => fragment`
  SELECT worker."personId", min(permit."workDate") FILTER (WHERE permit."workDate" >= ${today}::date) AS "neededOn"
  FROM "work_permit_workers" worker JOIN "work_permits" permit ON permit."id" = worker."permitId"
  WHERE permit."projectId" = ${projectId}::uuid AND permit."status" NOT IN ('Rejected', 'Cancelled')
    AND ${visiblePermits(actor)}
  GROUP BY worker."personId"`

/** By the person’s own training alone, without requirements and exceptions; the last valid day is inclusive. */
const trainedOn = (today: string): Fragment => fragment`
  person."trainingStatus" = 'Passed' AND coalesce(person."trainingValidUntil" >= coalesce(crew."neededOn", ${today}::date), false)`

export async function searchCrew(
  { db, sql, actor, now }: Context,
  input: Input,
): Promise<OutputOf<typeof permitCrew.searchCrew>> {
  const today = await readToday({ db, now })
  const { page, pageSize, sort } = input
  const crew = fragment`(${crewOf(input, actor, today)}) crew
    JOIN ${PERSONS} ON person."id" = crew."personId" AND person."removedAt" IS NULL`
  const part = pageSql({ page, pageSize })
  const members = await sql`
    SELECT crew."personId", crew."neededOn"::text, ${trainedOn(today)} AS "isTrained"
    FROM ${crew} ORDER BY ${orders[sort ?? 'isTrained']}, person."firstNameTh", person."id" ${part}`.rows(
    member,
  )
  const { count } = await sql`SELECT count(*)::int AS "count" FROM ${crew}`.one(
    z.object({ count: z.int() }),
  )
  const workers = await readWorkers(
    db,
    members.map(({ personId }) => personId),
  )
  const rows = members.flatMap(({ personId, neededOn, isTrained }) => {
    const worker = workers.find(({ id }) => id === personId)
    if (!worker) return [] // removed between the two reads
    const shown = presentWorker(actor, worker)
    return [{ ...shown, neededOn, isTrained: shown.TrainingStatus && isTrained }]
  })
  return { rows, total: page ? count : rows.length }
}

const orders: Record<NonNullable<Input['sort']>, Fragment> = {
  isTrained: fragment`"isTrained", crew."neededOn"`,
  '-isTrained': fragment`"isTrained" DESC, crew."neededOn"`,
  neededOn: fragment`crew."neededOn"`,
  '-neededOn': fragment`crew."neededOn" DESC NULLS LAST`,
}
