import { readFacts } from '@/lib/domain/eligibility/eligibility/facts/queries'
import { ALL_GATES } from '@/lib/domain/gate/gates/rows'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { GATE_LIST_HOURS, SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { seatsOfDays } from '@/lib/domain/training/training-enrollments/seats/rows'
import { permitsOfDays } from '@/lib/domain/work/work-permits/overlaps/rows'
import { fragment } from '@/lib/platform/db/fragment'
import type { ReadSql } from '@/lib/platform/db/sql'
import { listInputs, type ListContent, type ListInputs } from '../contract'
import { presentList } from './present'

/** What a device needs to judge everybody for as long as the list may be used, in two statements. */
export async function readList(sql: ReadSql, now: Date): Promise<ListContent> {
  const { personIds, ...inputs } = await readListInputs(sql, now)
  const facts = await readFacts(sql, personIds, { purpose: 'Enter', at: now })
  const people = facts.personIds.flatMap((id) => facts.personOf(id) ?? [])
  return presentList({ ...facts, people }, inputs)
}

function readListInputs(sql: ReadSql, now: Date): Promise<ListInputs> {
  const from = fragment`(SELECT "from" FROM days)`
  const until = fragment`(SELECT "until" FROM days)`
  return sql`
    WITH days AS MATERIALIZED (SELECT (${now}::timestamptz AT TIME ZONE ${SITE_TIME_ZONE})::date AS "from",
      ((${now}::timestamptz + ${GATE_LIST_HOURS} * interval '1 hour') AT TIME ZONE ${SITE_TIME_ZONE})::date AS "until")
    SELECT ${GATE_LIST_HOURS} AS "listHours", ${ALL_GATES} AS "gates", ${seatsOfDays(from, until)} AS "seats",
      ${permitsOfDays(from, until)} AS "permits",
      (SELECT coalesce(json_agg(person."id"), '[]') FROM ${PERSONS}) AS "personIds",
      (SELECT coalesce(json_agg(json_build_object('personId', "personId",
          'since', to_char("inAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY "personId"), '[]')
        FROM "stays" WHERE "outAt" IS NULL AND "personId" IS NOT NULL) AS "inside"`.one(listInputs)
}
