import * as z from 'zod'
import { employerNamesInBoth } from '@/lib/domain/site/employers/present'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'
import { PERSONS } from '@/lib/domain/people/persons/rows'
import { TRAINING_PLANS } from '@/lib/domain/training/training-plans/rows'
import { STARTS_AT, TRAINING_SESSIONS } from '@/lib/domain/training/training-sessions/days/rows'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { fragment, joined, literals, noFragment, type Fragment } from '@/lib/platform/db/fragment'
import { pageSql, totalOf } from '@/lib/platform/db/paging'
import type { Context } from '@/lib/platform/http/context'
import type { seatRequests } from './contract'
import { openStatuses } from './of-session/rules'
import { listedRequest, presentSeatRequest } from './present'
import { SEAT_REQUEST } from './rows'

type Search = CheckedInputOf<typeof seatRequests.search>
type Sort = NonNullable<Search['sort']>

const FROM = fragment`
  FROM "seat_requests" request
  JOIN ${TRAINING_SESSIONS} ON session."id" = request."sessionId"
  JOIN ${TRAINING_PLANS} ON schedule."id" = session."scheduleId"
  JOIN ${EMPLOYERS} contractor ON contractor."id" = request."contractorId"`

/** The place counts the requests of all companies, also for a reader who sees those of one. */
const ROW = fragment`
  ${SEAT_REQUEST},
  CASE WHEN request."status" = 'Waiting' THEN (
    SELECT count(*)::int FROM "seat_requests" earlier
    WHERE earlier."sessionId" = request."sessionId" AND earlier."status" = 'Waiting'
      AND (earlier."queuedAt", earlier."id") <= (request."queuedAt", request."id")) END AS "position",
  json_build_object('id', contractor."id", 'nameTh', contractor."nameTh",
    'nameEn', contractor."nameEn") AS "contractor",
  coalesce((SELECT json_agg(json_build_object('id', person."id", 'code', person."code",
      'firstNameTh', person."firstNameTh", 'lastNameTh', person."lastNameTh",
      'firstNameEn', person."firstNameEn", 'lastNameEn', person."lastNameEn")
      ORDER BY array_position(request."personIds", person."id"))
    FROM ${PERSONS} WHERE person."id" = ANY (request."personIds")), '[]') AS "people",
  json_build_object('scheduleName', schedule."name", 'scheduleNickname', schedule."nickname",
    'date', session."date", 'period', session."period", 'startTime', session."startTime",
    'location', session."location", 'status', session."status") AS "session",
  ${STARTS_AT} AS "startsAt",
  session."seatsLeft" AS "seatsFree"`

const columns: Record<string, (direction: Fragment) => Fragment> = {
  queuedAt: (direction) => fragment`request."queuedAt" ${direction}`,
  session: (direction) => fragment`session."date" ${direction}, session."startTime" ${direction}`,
  contractor: (direction) => fragment`contractor."nameTh" ${direction}`,
  status: (direction) => fragment`request."status" ${direction}, request."queuedAt"`,
  offerUntil: (direction) => fragment`request."offerUntil" ${direction} NULLS LAST`,
}

function orderBy(sort: Sort): Fragment {
  const direction = sort.startsWith('-') ? fragment`DESC` : fragment`ASC`
  return fragment`ORDER BY ${columns[sort.replace('-', '')]!(direction)}, request."id"`
}

function whereOf(actor: Actor, { sessionId, contractorId, status, isOpen }: Search): Fragment {
  const ownCompany =
    isContractorOnly(actor) && fragment`request."contractorId" = ${actor.employerId}::uuid`
  const open = fragment`request."status" IN (${literals(openStatuses)})`
  const conditions = [
    ownCompany,
    sessionId && fragment`request."sessionId" = ${sessionId}::uuid`,
    contractorId && fragment`request."contractorId" = ${contractorId}::uuid`,
    status && fragment`request."status"::text = ${status}`,
    isOpen !== undefined && (isOpen ? open : fragment`NOT (${open})`),
  ].filter((condition) => typeof condition === 'object')
  return conditions.length > 0 ? fragment`WHERE ${joined(conditions, ' AND ')}` : noFragment
}

export async function searchSeatRequests(
  { sql, actor, now }: Pick<Context, 'sql' | 'actor' | 'now'>,
  input: Search,
): Promise<OutputOf<typeof seatRequests.search>> {
  const { page, pageSize, sort = 'queuedAt' } = input
  const where = whereOf(actor, input)
  const part = pageSql({ page, pageSize })
  const rows = await sql`SELECT ${ROW} ${FROM} ${where} ${orderBy(sort)} ${part}`.rows(
    listedRequest,
  )
  const count = async () => {
    const counted = z.object({ count: z.int() })
    return (
      await sql`SELECT count(*)::int AS "count" FROM "seat_requests" request ${where}`.one(counted)
    ).count
  }
  return {
    rows: rows.map((row) => presentSeatRequest(actor, row, now)),
    total: page
      ? await totalOf({ skip: (page - 1) * pageSize, take: pageSize }, rows, count)
      : rows.length,
  }
}

/** A request is called by its company and the day of its session; its page is that of the session. */
export const readSeatRequestNames: ReadSubjectNames = async (db, ids) => {
  const rows = await db.seatRequest.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      contractor: { select: { nameTh: true, nameEn: true } },
      session: { select: { id: true, date: true } },
    },
  })
  return rows.map(({ id, contractor, session }) => ({
    id,
    ...employerNamesInBoth(contractor),
    key: session.id,
    day: fromUtcDate(session.date),
  }))
}
