import { trainingOf } from '@/lib/domain/training/attendance/rules'
import {
  attendanceWorkflow,
  type AttendanceCommand,
  type AttendanceStatus,
} from '@/lib/domain/training/attendance/workflow'
import { readerOf } from '@/lib/domain/site/settings/queries'
import { lockPersons, saveTrainings } from '@/lib/domain/people/persons/training/commands'
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
import { readResults, readRows, type ChangeRow } from './queries'
import { judge, seatChange, type Decision, type Input } from './rules'

type Change = Input & { ids: string[] }
type Refused = Extract<Decision<ChangeRow>, { code: string }>
type Done = Exclude<Decision<ChangeRow>, Refused>

const isRefused = (verdict: Decision<ChangeRow>): verdict is Refused => verdict.code !== undefined
const isDone = (verdict: Decision<ChangeRow>): verdict is Done => verdict.code === undefined

/**
 * One command for many rows: each is judged by itself, and those that can go on do. When none can, the
 * first refusal is the answer. Sessions are locked first, then rows, then people, each in one order.
 */
export async function changeAttendances(
  context: Context,
  change: Change,
): Promise<AttendanceResults> {
  const { sql, language } = context
  await lock(sql, change.ids)
  const site = await readerOf(context)
  const today = dayIn(site.timeZone, site.now)
  const roles = policiesMet(context.actor, attendanceWorkflow.table.roles)
  const rows = await readRows(context, change.ids)
  const verdicts = judge(rows, change.ids, change, { roles, today })
  await carryOut(context, change, verdicts.filter(isDone), today)

  const valuesOf = await readValues(context, verdicts.filter(isRefused), site)
  const results = verdicts.map((verdict): AttendanceResults['results'][number] => {
    const { id, code } = verdict
    if (!isRefused(verdict)) return { id, outcome: 'done', status: verdict.next }
    const text = problemText(verdict.code, language, valuesOf(verdict))
    return { id, outcome: 'refused', code, text }
  })
  const [first] = verdicts
  if (first && isRefused(first) && verdicts.every(isRefused))
    throw new Problem(first.code, { values: valuesOf(first), errors: errorsOf(results) })
  return { results }
}

export const cancelEnrollments = (
  context: Context,
  { ids, note }: CheckedInputOf<typeof trainingEnrollments.cancel>,
): Promise<AttendanceResults> => changeAttendances(context, { command: 'cancel', ids, note })

/** Each row's own reason, where there is no other answer to carry it. */
const errorsOf = (results: AttendanceResults['results']) =>
  results.map(({ text = '' }, index) => ({ path: `ids.${index}`, message: text }))

async function lock(sql: Sql, ids: string[]): Promise<void> {
  const ofSessions = fragment`SELECT "sessionId" FROM "attendances" WHERE "id" = ANY(${ids}::uuid[])`
  await lockSessions(sql, ofSessions)
  await sql`SELECT FROM "attendances" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`.run()
}

/** What a refusal names; whoever comes second sees what the row has become, and by whom. */
async function readValues(
  context: Context,
  refused: Refused[],
  site: Parameters<typeof formatDay>[0],
): Promise<(refusal: Refused) => Values> {
  const conflicts = refused.filter(({ code }) => code === 'state-moved-on')
  const names = await readUserNames(
    context.db,
    conflicts.flatMap(({ row }) => row?.changedByUserId ?? []),
  )
  return ({ id, row }) => ({
    id,
    date: row ? formatDay(site, row.session.date) : '',
    ...(row && { status: attendanceWorkflow.nameOf(row.status) }),
    by: names.get(row?.changedByUserId ?? '')?.[context.language] ?? '',
  })
}

/** Which columns tell when and by whom a command was given. */
const stamps: Record<AttendanceCommand, 'confirmed' | 'checkedIn' | 'result' | null> = {
  confirm: 'confirmed',
  checkIn: 'checkedIn',
  undoCheckIn: null,
  pass: 'result',
  fail: 'result',
  markNoShow: 'result',
  correct: 'result',
  cancel: null,
}

/** A no-show says nothing of what the person has learnt, unless it corrects a result. */
const changesTraining: readonly AttendanceCommand[] = ['pass', 'fail', 'correct']

async function carryOut(
  context: Context,
  { command, note = null }: Change,
  done: Done[],
  today: Day,
): Promise<void> {
  if (done.length === 0) return
  for (const to of new Set(done.map(({ next }) => next))) {
    const rows = done.filter(({ next }) => next === to)
    await writeRows(context, rows, { command, to, note })
  }
  for (const rows of bySession(done)) await changeSeatsOf(context, rows)
  if (changesTraining.includes(command)) await workOutTraining(context, done, today)
  await recordAll(
    context,
    attendanceWorkflow.eventOf(command),
    done.map(({ id, row, next }) => ({
      subject: { type: 'attendance', id },
      changes: { from: row.status, to: next, personId: row.personId, note },
    })),
  )
}

async function writeRows(
  { db, actor, now }: Context,
  done: Done[],
  { command, to, note }: { command: AttendanceCommand; to: AttendanceStatus; note: string | null },
): Promise<void> {
  const stamp = stamps[command]
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
async function changeSeatsOf({ db }: Context, done: Done[]): Promise<void> {
  const change = done.reduce((sum, { row, next }) => sum + seatChange(row.status, next), 0)
  const [session] = done.map(({ row }) => row.session)
  if (change !== 0 && session) await changeSeats(db, session, change)
}

async function workOutTraining({ db, sql }: Context, done: Done[], today: Day): Promise<void> {
  const ids = [...new Set(done.map(({ row }) => row.personId))]
  await lockPersons(sql, ids)
  const results = await readResults(db, ids)
  const trainings = ids.map((id) => ({
    id,
    ...trainingOf(
      results.filter(({ personId }) => personId === id),
      today,
    ),
  }))
  await saveTrainings(sql, trainings)
}
