import { removePerson } from '@/lib/domain/people/persons/commands'
import type { persons } from '@/lib/domain/people/persons/contract'
import { requireNotAnonymised, requirePersonInScope } from '@/lib/domain/people/persons/references'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { lockEmployers, lockReferencedEmployer } from '@/lib/domain/site/employers/commands'
import { readToday } from '@/lib/domain/site/settings/queries'
import { record } from '@/lib/platform/audit/audit'
import { fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { kept } from '@/lib/platform/contract/kept'
import type { bars } from './contract'
import { listBarsInForce } from './privacy/queries'

type SaveInput = Omit<CheckedInputOf<typeof bars.save>, 'id' | 'rowVersion'>

export async function saveBar(
  context: Context,
  { id, rowVersion, ...input }: CheckedInputOf<typeof bars.save>,
): Promise<Result> {
  const saved = id ? await changeBar(context, id, input, rowVersion) : await makeBar(context, input)
  const { personId, employerId, reason } = saved
  const changes = {
    personId,
    employerId,
    fromDate: fromUtcDate(saved.fromDate),
    untilDate: saved.untilDate && fromUtcDate(saved.untilDate),
    reason,
  }
  await record(context, 'bar.saved', { type: 'bar', id: saved.id }, changes)
  return done(saved)
}

async function makeBar(context: Context, input: SaveInput) {
  const { db, actor } = context
  const { personId = null, employerId = null, reason = '', untilDate = null } = input
  if (personId) await requirePersonInScope(context, personId, 'personId')
  if (employerId) await lockReferencedEmployer(db, employerId, 'employerId')
  await lockHolder(context, { personId, employerId })
  const fromDate = input.fromDate ?? (await readToday(context))
  requireOrder(fromDate, untilDate)
  return db.bar.create({
    data: {
      personId,
      employerId,
      fromDate: toUtcDate(fromDate),
      untilDate: untilDate && toUtcDate(untilDate),
      reason,
      createdByUserId: actor.userId,
    },
  })
}

async function changeBar(context: Context, id: string, input: SaveInput, rowVersion?: number) {
  const before = await lockOpenBar(context, id, rowVersion)
  const isMoved = (['personId', 'employerId'] as const).some(
    (name) => input[name] !== undefined && input[name] !== before[name],
  )
  if (isMoved) throw new Problem('bar-of-another', { field: 'personId' })
  const { reason, fromDate, untilDate } = input
  const until = kept(untilDate, before.untilDate && fromUtcDate(before.untilDate))
  requireOrder(fromDate ?? fromUtcDate(before.fromDate), until)
  return context.db.bar.update({
    where: { id },
    data: {
      reason,
      fromDate: fromDate && toUtcDate(fromDate),
      untilDate: until && toUtcDate(until),
      rowVersion: { increment: 1 },
    },
  })
}

function requireOrder(fromDate: string, untilDate: string | null): void {
  if (untilDate && untilDate < fromDate)
    throw new Problem('end-before-start', { field: 'untilDate' })
}

export async function liftBar(
  context: Context,
  { id, note = null, rowVersion }: CheckedInputOf<typeof bars.lift>,
): Promise<Result> {
  const { db, actor, now } = context
  const { personId, employerId } = await lockOpenBar(context, id, rowVersion)
  const saved = await db.bar.update({
    where: { id },
    data: { liftedAt: now, liftedByUserId: actor.userId, rowVersion: { increment: 1 } },
  })
  await record(context, 'bar.lifted', { type: 'bar', id }, { personId, employerId, note })
  return done(saved)
}

/** Locks whom it is about before the bar itself, as whoever judges them does. */
async function lockOpenBar(context: Context, id: string, rowVersion?: number) {
  const { db } = context
  const holder = await db.bar.findUnique({
    where: { id },
    select: { personId: true, employerId: true },
  })
  if (!holder) throw new Problem('record-not-found', { values: { id } })
  await lockHolder(context, holder)
  await lockRow(db, 'bars', id, rowVersion)
  const bar = await db.bar.findUniqueOrThrow({ where: { id } })
  if (bar.liftedAt) throw new Problem('bar-lifted')
  return bar
}

/** Their number would be free: entered anew, they would have no bar. */
export async function removeUnbarredPerson(
  context: Context,
  input: CheckedInputOf<typeof persons.remove>,
): Promise<Result> {
  const result = await removePerson(context, input)
  const held = await listBarsInForce(context.db, input.id, await readToday(context))
  if (held.length > 0) throw new Problem('person-barred')
  return result
}

type Holder = { personId: string | null; employerId: string | null }

async function lockHolder(context: Context, { personId, employerId }: Holder): Promise<void> {
  const { sql } = context
  if (employerId) await lockEmployers(sql, [employerId])
  if (!personId) return
  await lockPersons(sql, [personId])
  await requireNotAnonymised(context, personId)
}
