import { trainingOf } from '@/lib/domain/attendance/rules'
import {
  holdsSeat,
  nextStatus,
  type AttendanceCommand,
  type AttendanceStatus,
} from '@/lib/domain/attendance/workflow'
import { personNameSelect } from '@/lib/domain/persons/present'
import { nameIn } from '@/lib/domain/persons/rules'
import { readerOf } from '@/lib/domain/settings/queries'
import { statusBySeats } from '@/lib/domain/training-sessions/workflow'
import { record } from '@/lib/platform/audit/audit'
import { dayIn, fromColumn, toColumn, type Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Context } from '@/lib/platform/http/context'
import { Problem } from '@/lib/platform/http/problem'
import { problemText, type ProblemCode, type Values } from '@/lib/platform/http/problems'
import { messages } from '@/lib/platform/i18n/catalogue'
import type { AttendanceResults } from '../contract'
import { visibleTo } from '../queries'
import { refusalBySession } from '../rules'

type Change = {
  command: AttendanceCommand
  ids: string[]
  /** For `correct`: the status wished for. */
  to?: AttendanceStatus
  note?: string | null
}
type Row = Awaited<ReturnType<typeof lockRows>>[number]
type Refusal = { code: ProblemCode; values: Values }

/**
 * One command for many rows: each is judged by itself, and those that can go on do. When none can, the
 * first refusal is the answer. Sessions are locked first, then rows, then people, each in one order.
 */
export async function changeAttendances(
  context: Context,
  change: Change,
): Promise<AttendanceResults> {
  const { language } = context
  const rows = await lockRows(context, change.ids)
  const site = await readSite(context)
  const results: AttendanceResults['results'] = []
  let first: Refusal | undefined
  for (const id of change.ids) {
    const row = rows.find((known) => known.id === id)
    const refusal = row ? await refusalOf(context, row, change, site) : notFound(id)
    if (!row || refusal) {
      const { code, values } = refusal ?? notFound(id)
      first ??= { code, values }
      results.push({ id, outcome: 'refused', code, text: problemText(code, language, values) })
    } else {
      const status = await apply(context, row, change, site.today)
      results.push({ id, outcome: 'done', status })
    }
  }
  if (first && results.every(({ outcome }) => outcome === 'refused'))
    throw new Problem(first.code, { values: first.values, errors: errorsOf(results) })
  return { results }
}

/** Each row's own reason, where there is no other answer to carry it. */
const errorsOf = (results: AttendanceResults['results']) =>
  results.map(({ text = '' }, index) => ({ path: `ids.${index}`, message: text }))

/** The day it is at the site, and how it writes days to this reader. */
async function readSite(context: Context) {
  const dates = await readerOf(context)
  return { today: dayIn(dates.timeZone, dates.now), dates }
}
type Site = Awaited<ReturnType<typeof readSite>>

const notFound = (id: string): Refusal => ({ code: 'record-not-found', values: { id } })

async function lockRows({ db, actor }: Context, ids: string[]) {
  await db.$queryRaw`SELECT "id" FROM "training_sessions" WHERE "id" IN
    (SELECT "sessionId" FROM "attendances" WHERE "id" = ANY(${ids}::uuid[])) ORDER BY "id" FOR UPDATE`
  await db.$queryRaw`SELECT "id" FROM "attendances" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  return db.attendance.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    include: { session: { select: { date: true, status: true } } },
  })
}

async function refusalOf(
  { db, language }: Context,
  row: Row,
  { command, to }: Change,
  { today, dates }: Site,
): Promise<Refusal | null> {
  const next = nextStatus(row.status, command, to)
  if (!next) return { code: 'state-moved-on', values: await whatBecameOf({ db, language }, row) }
  const session = { date: fromColumn(row.session.date), status: row.session.status }
  const code = refusalBySession(command, session, today)
  if (code) return { code, values: { date: formatDay(dates, session.date) } }
  const needsSeat = holdsSeat(next) && !holdsSeat(row.status)
  return needsSeat && !(await hasSeat(db, row.sessionId))
    ? { code: 'session-full', values: {} }
    : null
}

async function hasSeat(db: Context['db'], id: string): Promise<boolean> {
  const { seatsTaken, capacity } = await db.trainingSession.findUniqueOrThrow({ where: { id } })
  return seatsTaken < capacity
}

/** Whoever comes second sees what the row has become, and by whom. */
async function whatBecameOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  row: Row,
): Promise<Values> {
  const by = row.resultByUserId ?? row.checkedInByUserId ?? row.confirmedByUserId
  const { person } = await db.user.findUniqueOrThrow({
    where: { id: by ?? row.enrolledByUserId },
    select: { person: { select: personNameSelect } },
  })
  return {
    status: messages[language].training.statuses[row.status],
    by: nameIn(language, person),
  }
}

/** Which columns tell when and by whom a command was given. */
const stamps: Record<AttendanceCommand, 'confirmed' | 'checkedIn' | 'result' | null> = {
  confirm: 'confirmed',
  checkIn: 'checkedIn',
  pass: 'result',
  fail: 'result',
  markNoShow: 'result',
  correct: 'result',
  cancel: null,
}

async function apply(
  context: Context,
  row: Row,
  { command, to, note }: Change,
  today: Day,
): Promise<AttendanceStatus> {
  const { db, actor, now } = context
  const status = nextStatus(row.status, command, to)!
  const stamp = stamps[command]
  const data: Prisma.AttendanceUncheckedUpdateInput = { status, rowVersion: { increment: 1 } }
  if (stamp) Object.assign(data, { [`${stamp}At`]: now, [`${stamp}ByUserId`]: actor.userId })
  if (note) data.note = note
  await db.attendance.update({ where: { id: row.id }, data })
  await moveSeats(context, row.sessionId, Number(holdsSeat(status)) - Number(holdsSeat(row.status)))
  // A no-show says nothing of what the person has learnt, unless it corrects a result.
  if (command === 'pass' || command === 'fail' || command === 'correct')
    await workOutTraining(context, row.personId, today)
  const changes = { from: row.status, to: status, personId: row.personId, note: note ?? null }
  await record(context, `attendance.${command}`, { type: 'attendance', id: row.id }, changes)
  return status
}

async function moveSeats({ db }: Context, id: string, change: number): Promise<void> {
  if (change === 0) return
  const { status, seatsTaken, capacity } = await db.trainingSession.findUniqueOrThrow({
    where: { id },
  })
  await db.trainingSession.update({
    where: { id },
    data: {
      seatsTaken: seatsTaken + change,
      status: statusBySeats(status, seatsTaken + change, capacity),
      rowVersion: { increment: 1 },
    },
  })
}

async function workOutTraining({ db }: Context, personId: string, today: Day): Promise<void> {
  await db.$queryRaw`SELECT "id" FROM "persons" WHERE "id" = ${personId}::uuid FOR NO KEY UPDATE`
  const rows = await db.attendance.findMany({
    where: { personId, status: { in: ['Passed', 'Failed'] } },
    select: {
      status: true,
      resultAt: true,
      session: { select: { date: true, schedule: { select: { validityMonths: true } } } },
    },
  })
  const results = rows.map(({ status, resultAt, session }) => ({
    status: status === 'Passed' ? ('Passed' as const) : ('Failed' as const),
    date: fromColumn(session.date),
    resultAt: resultAt ?? session.date,
    validityMonths: session.schedule.validityMonths,
  }))
  const { trainingStatus, trainingValidUntil } = trainingOf(results, today)
  await db.person.update({
    where: { id: personId },
    data: {
      trainingStatus,
      trainingValidUntil: trainingValidUntil && toColumn(trainingValidUntil),
      rowVersion: { increment: 1 },
    },
  })
}
