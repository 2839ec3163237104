import * as z from 'zod'
import {
  attendanceWorkflow,
  type AttendanceCommand,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import { readerOf, readToday } from '@/lib/domain/site/settings/queries'
import { requestPromotion } from '@/lib/domain/training/seat-requests/of-session/commands'
import { personNameIn } from '@/lib/domain/people/persons/rules'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { readUserNames } from '@/lib/domain/people/users/names/queries'
import { lockSessions, changeSeats } from '@/lib/domain/training/training-sessions/seats/commands'
import { policiesMet } from '@/lib/platform/access/actor'
import { recordAll } from '@/lib/platform/audit/audit'
import { dayIn, type Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import type { Sql } from '@/lib/platform/db/sql'
import { fragment } from '@/lib/platform/db/fragment'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { problemText, type Values } from '@/lib/platform/contract/problems'
import type { AttendanceResults, trainingEnrollments } from '../contract'
import { sessionIn } from '../clashes/rules'
import { updateCredentials, updateTraining } from '../effects/commands'
import { notifyOfSeats } from '../notices/commands'
import { visibleTo } from '../queries'
import { listCancellable, readLastUsers, readRows, type ChangeRow } from './queries'
import { decideEach, isChanged, seatChange, type Decision, type Input } from './rules'

type Change = Input & { ids: string[] }
type Refused = Extract<Decision<ChangeRow>, { code: string }>
type Done = Exclude<Decision<ChangeRow>, Refused>

const isRefused = (decision: Decision<ChangeRow>): decision is Refused =>
  decision.code !== undefined
const isDone = (decision: Decision<ChangeRow>): decision is Done => decision.code === undefined

/**
 * One command for many rows, each decided on its own. Where all are refused, the first refusal is thrown. Sessions are
 * locked first, then rows, then people, each in the order of their ids, so that no two calls wait for each other.
 */
export async function changeAttendances(
  context: Context,
  change: Change,
): Promise<AttendanceResults> {
  const { sql, language } = context
  await lockRows(sql, change)
  const site = await readerOf(context)
  const today = dayIn(site.timeZone, site.now)
  const roles = policiesMet(context.actor, attendanceWorkflow.table.roles)
  const rows = await readRows(context, { ...change, scope: visibleTo(context.actor) })
  const decisions = decideEach(rows, change.ids, change, { roles, today })
  await applyChange(context, change, decisions.filter(isDone).filter(isChanged), today)

  const valuesOf = await readValues(context, decisions.filter(isRefused), site)
  const results = decisions.map((decision): AttendanceResults['results'][number] => {
    const { id, code } = decision
    if (!isRefused(decision)) return { id, outcome: 'done', status: decision.next }
    const text = problemText(decision.code, language, valuesOf(decision))
    return { id, outcome: 'refused', code, text }
  })
  const [first] = decisions
  if (first && isRefused(first) && decisions.every(isRefused))
    throw new Problem(first.code, { values: valuesOf(first), errors: errorsOf(results) })
  return { results }
}

export const cancelEnrollments = (
  context: Context,
  { ids, note }: CheckedInputOf<typeof trainingEnrollments.cancel>,
): Promise<AttendanceResults> => changeAttendances(context, { command: 'cancel', ids, note })

/** Cancels what can still be cancelled of the enrolments of somebody who is removed, whoever made them. */
export async function cancelEnrollmentsOfPerson(context: Context, personId: string): Promise<void> {
  const today = await readToday(context)
  const ids = await listCancellable(context.db, personId, today)
  if (ids.length === 0) return
  const change = { command: 'cancel' as const, ids }
  await lockRows(context.sql, change)
  const rows = await readRows(context, { ...change, scope: {} })
  const { roles } = attendanceWorkflow.table
  const decisions = decideEach(rows, ids, change, { roles, today })
  await applyChange(context, change, decisions.filter(isDone), today)
}

const errorsOf = (results: AttendanceResults['results']) =>
  results.map(({ text = '' }, index) => ({ path: `ids.${index}`, message: text }))

async function lockRows(sql: Sql, { ids, command }: Change): Promise<void> {
  const ofSessions = fragment`SELECT "sessionId" FROM "attendances" WHERE "id" = ANY(${ids}::uuid[])`
  await lockSessions(sql, ofSessions)
  const rows = await sql`
    SELECT "personId" FROM "attendances" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`.rows(
    z.object({ personId: z.guid() }),
  )
  // A seat that is taken again depends on where else the people are.
  if (command === 'correct')
    await lockPersons(
      sql,
      rows.map(({ personId }) => personId),
    )
}

/** The values of refusal texts: for a conflict the row's present status and the user who changed it. */
async function readValues(
  { db, language }: Context,
  refused: Refused[],
  site: Parameters<typeof formatDay>[0],
): Promise<(refusal: Refused) => Values> {
  const conflicts = refused.filter(({ code }) => code === 'state-moved-on')
  const users = await readLastUsers(
    db,
    conflicts.flatMap(({ row }) => row ?? []),
  )
  const names = await readUserNames(
    db,
    [...users.values()].flatMap((userId) => userId ?? []),
  )
  return ({ id, row, values, other }) => ({
    id,
    ...(row && {
      date: formatDay(site, row.session.date),
      ...(row.person && { name: personNameIn(language, row.person) }),
      status: attendanceWorkflow.nameOf(row.status),
      by: names.get(users.get(id) ?? '')?.[language] ?? { word: 'common.theSystem' },
    }),
    ...(other && { session: sessionIn(language, other) }),
    ...values,
  })
}

/** The prefix of the columns that keep when and by whom a command was given. */
const stampPrefixes: Record<AttendanceCommand, 'confirmed' | 'checkedIn' | 'result' | null> = {
  confirm: 'confirmed',
  checkIn: 'checkedIn',
  undoCheckIn: null,
  pass: 'result',
  fail: 'result',
  markNoShow: 'result',
  correct: 'result',
  cancel: null,
}

/** A no-show leaves the training as it is; `correct` may change a result. */
const changesTraining: readonly AttendanceCommand[] = ['pass', 'fail', 'correct']

async function applyChange(
  context: Context,
  { command, note = null, reason }: Change,
  done: Done[],
  today: Day,
): Promise<void> {
  if (done.length === 0) return
  for (const to of new Set(done.map(({ next }) => next))) {
    const rows = done.filter(({ next }) => next === to)
    await writeRows(context, rows, { command, to, note: note ?? reason ?? null })
  }
  for (const rows of bySession(done)) await changeSeatsOf(context, rows)
  if (changesTraining.includes(command)) {
    const passed = done.filter(({ next }) => next === 'Passed').map(({ id }) => id)
    const others = done.filter(({ next }) => next !== 'Passed').map(({ id }) => id)
    await updateTraining(context, personIdsOf(done), today)
    await updateCredentials(context, { passed, others, note: reason ?? note })
  }
  if (command === 'cancel')
    await notifyOfSeats(
      context,
      done.map(({ id }) => id),
      'out',
    )
  await recordAll(
    context,
    attendanceWorkflow.eventOf(command),
    done.map(({ id, row, next }) => ({
      subject: { type: 'attendance', id },
      changes: { from: row.status, to: next, personId: row.personId, note, reason },
    })),
  )
}

const personIdsOf = (done: Done[]) => [...new Set(done.map(({ row }) => row.personId))]

async function writeRows(
  { db, actor, now }: Context,
  done: Done[],
  { command, to, note }: { command: AttendanceCommand; to: AttendanceStatus; note: string | null },
): Promise<void> {
  const stamp = stampPrefixes[command]
  await db.attendance.updateMany({
    where: { id: { in: done.map(({ id }) => id) } },
    data: {
      status: to,
      rowVersion: { increment: 1 },
      ...(stamp && { [`${stamp}At`]: now, [`${stamp}ByUserId`]: actor.userId }),
      ...(command === 'undoCheckIn' && { checkedInAt: null, checkedInByUserId: null }),
      ...(note && { note }),
    },
  })
}

function bySession(done: Done[]): Done[][] {
  const ids = new Set(done.map(({ row }) => row.session.id))
  return [...ids].map((id) => done.filter(({ row }) => row.session.id === id))
}

/** `done` are rows of one session. */
async function changeSeatsOf({ db, sql }: Context, done: Done[]): Promise<void> {
  const change = done.reduce((sum, { row, next }) => sum + seatChange(row.status, next), 0)
  const [session] = done.map(({ row }) => row.session)
  if (change === 0 || !session) return
  await changeSeats(db, session, change)
  if (change < 0 && session.waitingSeats > 0) await requestPromotion(sql)
}
