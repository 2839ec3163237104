import * as z from 'zod'
import { readCandidates } from '@/lib/domain/training/training-enrollments/names/queries'
import {
  refusalOfName,
  type Candidate,
} from '@/lib/domain/training/training-enrollments/names/rules'
import type { SessionSeats } from '@/lib/domain/training/training-sessions/seats/queries'
import { OFFER_HOURS } from '@/lib/domain/site/settings/rows'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { literals } from '@/lib/platform/db/fragment'
import type { Sql } from '@/lib/platform/db/sql'
import { openStatuses } from '../of-session/rules'
import type { SeatRequest } from '../rules'
import { SEAT_REQUEST, seatRequestRow } from '../rows'

const OPEN = literals(openStatuses)

/** The requests of a session that are not over, in the order of the queue. */
export const readOpenRequests = (sql: Sql, sessionId: string): Promise<SeatRequest[]> =>
  sql`
  SELECT ${SEAT_REQUEST} FROM "seat_requests" request
  WHERE request."sessionId" = ${sessionId}::uuid AND request."status" IN (${OPEN})
  ORDER BY request."queuedAt", request."id"`.rows(seatRequestRow)

export const findRequest = (sql: Sql, id: string): Promise<SeatRequest | undefined> =>
  sql`
  SELECT ${SEAT_REQUEST} FROM "seat_requests" request WHERE request."id" = ${id}::uuid`.first(
    seatRequestRow,
  )

/** The sessions that have requests which are not over. */
export async function listQueuedSessions(sql: Sql): Promise<string[]> {
  const rows = await sql`
    SELECT DISTINCT "sessionId" AS "id" FROM "seat_requests"
    WHERE "status" IN (${OPEN}) ORDER BY "sessionId"`.rows(z.object({ id: z.guid() }))
  return rows.map(({ id }) => id)
}

export const readOfferHours = async (sql: Sql): Promise<number> =>
  (await sql`SELECT ${OFFER_HOURS} AS "hours"`.one(z.object({ hours: z.int() }))).hours

export type Judged = {
  personId: string
  /** For which a seat is wanted. */
  contractorId: string
  /** Undefined for somebody who is not of the company. */
  candidate?: Candidate
  /** Why they cannot have a seat. */
  code: ProblemCode | null
}

/** Whether people of a company may have a seat in a session. The session and the people must be locked. */
export async function judgeNames(
  sql: Sql,
  session: SessionSeats,
  requests: readonly { contractorId: string; personIds: readonly string[] }[],
  now: Date,
): Promise<Judged[]> {
  const personIds = requests.flatMap((request) => request.personIds)
  if (personIds.length === 0) return []
  const read = await readCandidates(sql, session, personIds, now)
  const candidates = new Map(read.map((candidate) => [candidate.id, candidate]))
  return requests.flatMap((request) =>
    request.personIds.map((personId): Judged => {
      const { contractorId } = request
      const candidate = candidates.get(personId)
      if (candidate?.contractorId !== contractorId)
        return { personId, contractorId, code: 'record-not-found' }
      return { personId, contractorId, candidate, code: refusalOfName(candidate, session.id) }
    }),
  )
}
