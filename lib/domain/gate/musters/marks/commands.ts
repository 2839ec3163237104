import * as z from 'zod'
import { clockOffset, contentHash, correctedAt } from '@/lib/domain/gate/gate/record/delivery/rules'
import { lockIdentified } from '@/lib/domain/people/persons/identity/commands'
import { isDevice } from '@/lib/platform/access/actor'
import { recordAll } from '@/lib/platform/audit/audit'
import { DAY } from '@/lib/platform/dates/durations'
import { WriteConflict } from '@/lib/platform/db/errors'
import type { Sql } from '@/lib/platform/db/sql'
import type { GateContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { Language } from '@/lib/platform/contract/problems'
import { messageIn } from '@/lib/platform/i18n/message'
import type { musters } from '../contract'
import { markCodes, musterOf, type MarkCode, type Period } from '../rules'

type Mark = CheckedInputOf<typeof musters.mark>['marks'][number]
type Result = OutputOf<typeof musters.mark>['results'][number]
type Stored = { contentHash: string; outcomeCode: string | null }
type Answered = Stored & { outcomeCode: MarkCode | null }

/** A mark with what was found out about it: to be kept for a muster, or refused. */
type Judged = { mark: Mark; hash: string; at: number } & (
  | { muster: Period; refusal: null }
  | { muster: null; refusal: 'unknown-person' | 'no-muster' }
)

export async function markPeople(
  context: GateContext,
  { musterId, deviceNow, marks }: CheckedInputOf<typeof musters.mark>,
): Promise<OutputOf<typeof musters.mark>> {
  const { db, sql, now, language } = context
  const offset = deviceNow ? clockOffset(deviceNow, marks, now) : 0
  const found = await holdMusters(sql, musterId, now)
  if (musterId && found.length === 0)
    throw new Problem('record-not-found', { values: { id: musterId }, field: 'musterId' })
  const people = await lockIdentified(
    sql,
    marks.flatMap(({ personId }) => (personId ? [{ id: personId }] : [])),
  )
  const known = new Set(people.map(({ id }) => id))
  const earlier = await db.musterMark.findMany({
    where: { id: { in: marks.map(({ actionId }) => actionId) } },
    select: { id: true, contentHash: true, outcomeCode: true },
  })
  const answered = new Map(earlier.map((each) => [each.id, answeredOf(each)]))
  const judged = marks.map((mark): Judged => {
    const at = correctedAt(mark.at, offset, now)
    const seen = { mark, hash: contentHash(mark), at }
    if (mark.personId && !known.has(mark.personId))
      return { ...seen, muster: null, refusal: 'unknown-person' }
    const muster = musterId ? found[0] : musterOf(found, at)
    return muster
      ? { ...seen, muster, refusal: null }
      : { ...seen, muster: null, refusal: 'no-muster' }
  })
  await keep(
    context,
    judged.filter(({ mark }) => !answered.has(mark.actionId)),
  )
  return {
    results: judged.map((each) => resultOf(language, each, answered.get(each.mark.actionId))),
  }
}

const period = z.object({
  id: z.guid(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
})

/** In milliseconds: how long after the end of a muster its marks may still arrive without its id. */
const MARKED_AFTER = 30 * DAY

/** The named muster, or those of late; none of them ends before the marks are stored. */
const holdMusters = (sql: Sql, id: string | undefined, now: Date): Promise<Period[]> =>
  sql`
    SELECT "id", (extract(epoch FROM "startedAt") * 1000)::float8 AS "startedAt",
      (extract(epoch FROM "endedAt") * 1000)::float8 AS "endedAt"
    FROM "musters"
    WHERE CASE WHEN ${id ?? null}::uuid IS NULL THEN "endedAt" IS NULL OR "endedAt" > ${new Date(now.getTime() - MARKED_AFTER)}::timestamptz
      ELSE "id" = ${id ?? null}::uuid END
    ORDER BY "id" FOR SHARE`.rows(period)

const codeOf = ({ muster, refusal, at }: Judged): MarkCode | null =>
  refusal ?? (muster.endedAt !== null && at > muster.endedAt ? 'muster-over' : null)

async function keep(context: GateContext, judged: readonly Judged[]): Promise<void> {
  const { db, actor, now } = context
  const rows = judged.flatMap((each) => (each.muster ? [rowOf(each, each.muster)] : []))
  if (rows.length === 0) return
  const { count } = await db.musterMark.createMany({
    data: rows
      .map((row) => ({
        ...row,
        receivedAt: now,
        actorUserId: isDevice(actor) ? null : actor.userId,
        deviceId: isDevice(actor) ? actor.deviceId : null,
      }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    skipDuplicates: true,
  })
  // The same mark arrived twice at once: run again, it is found.
  if (count < rows.length) throw new WriteConflict('a mark arrived twice at once')
  const lines = [...new Set(rows.map(({ musterId }) => musterId))].map((id) => ({
    subject: { type: 'muster', id },
    changes: { count: rows.filter(({ musterId }) => musterId === id).length },
  }))
  await recordAll(context, 'muster.marked', lines)
}

const rowOf = (judged: Judged, { id: musterId }: Period) => {
  const { mark, hash, at } = judged
  return {
    id: mark.actionId,
    musterId,
    personId: mark.personId ?? null,
    guestName: mark.guest?.name ?? null,
    guestCompany: mark.guest?.company ?? null,
    status: mark.status,
    point: mark.point ?? null,
    at: new Date(at),
    contentHash: hash,
    outcomeCode: codeOf(judged),
  }
}

const answeredOf = ({ contentHash: hash, outcomeCode }: Stored): Answered => ({
  contentHash: hash,
  outcomeCode: markCodes.find((code) => code === outcomeCode) ?? null,
})

function resultOf(language: Language, judged: Judged, answered: Answered | undefined): Result {
  const isOther = answered !== undefined && answered.contentHash !== judged.hash
  const code = isOther ? 'action-reused' : answered ? answered.outcomeCode : codeOf(judged)
  return {
    actionId: judged.mark.actionId,
    outcome: code === null ? 'done' : code === 'muster-over' ? 'conflict' : 'refused',
    ...(code && { code, text: messageIn(language, `musters.outcomes.${code}`) }),
  }
}
