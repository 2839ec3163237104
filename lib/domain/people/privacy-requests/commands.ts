import { readDataSubject } from '@/lib/domain/people/persons/privacy/queries'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { readToday } from '@/lib/domain/site/settings/queries'
import { policiesMet } from '@/lib/platform/access/actor'
import { record } from '@/lib/platform/audit/audit'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import { fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { refusalProblem } from '@/lib/platform/workflow/refusal-problem'
import type { privacyRequests } from './contract'
import { dueOf } from './rules'
import { privacyRequestWorkflow } from './workflow'

type SaveInput = CheckedInputOf<typeof privacyRequests.save>

/** What was asked and why it was decided so stays out of the audit log, which cannot be emptied of it. */
export async function savePrivacyRequest(context: Context, sent: SaveInput): Promise<Result> {
  const saved = sent.id
    ? await changeRequest(context, sent.id, sent)
    : await enterRequest(context, sent)
  const { id, personId, kind } = saved
  const days = { receivedAt: fromUtcDate(saved.receivedAt), dueAt: fromUtcDate(saved.dueAt) }
  const subject = { type: 'privacy-request', id }
  await record(context, 'privacy-request.saved', subject, { personId, kind, ...days })
  return done(saved)
}

async function enterRequest(context: Context, input: SaveInput) {
  const { db, sql, actor } = context
  const { personId, kind } = sentOrStored(input, null, ['personId', 'kind'])
  await lockPersons(sql, [personId])
  const person = await readDataSubject(db, personId)
  if (!person)
    throw new Problem('record-not-found', { values: { id: personId }, field: 'personId' })
  const today = await readToday(context)
  return db.privacyRequest.create({
    data: {
      personId,
      personCode: person.code,
      kind,
      details: input.details ?? null,
      ...termOf(input.receivedAt ?? today, today),
      receivedByUserId: actor.userId,
    },
  })
}

async function changeRequest(context: Context, id: string, input: SaveInput) {
  const { db } = context
  const before = await lockRequest(context, id)
  if (before.status !== 'Open')
    throw refusalProblem(privacyRequestWorkflow.wrongStatus(before.status))
  requireCurrentVersion(before, input.rowVersion)
  if (input.personId !== undefined && input.personId !== before.personId)
    throw new Problem('privacy-request-of-another', { field: 'personId' })
  const { kind, receivedAt, details } = input
  const isKnown = before.person !== null && before.person.anonymisedAt === null
  if (details && !isKnown) throw new Problem('person-anonymised', { field: 'details' })
  return db.privacyRequest.update({
    where: { id },
    data: {
      kind,
      details,
      ...(receivedAt && termOf(receivedAt, await readToday(context))),
      rowVersion: { increment: 1 },
    },
  })
}

function termOf(receivedAt: Day, today: Day) {
  if (receivedAt > today) throw new Problem('day-in-future', { field: 'receivedAt' })
  return { receivedAt: toUtcDate(receivedAt), dueAt: toUtcDate(dueOf(receivedAt)) }
}

export async function closePrivacyRequest(
  context: Context,
  { id, outcome, reason, rowVersion }: CheckedInputOf<typeof privacyRequests.close>,
): Promise<Result> {
  const { db, actor, now } = context
  const before = await lockRequest(context, id)
  const roles = policiesMet(actor, privacyRequestWorkflow.table.roles)
  const given = { roles, to: outcome, reason, rowVersion }
  const { to, refusal } = privacyRequestWorkflow.decide('close', before, given)
  if (refusal) throw refusalProblem(refusal)
  const saved = await db.privacyRequest.update({
    where: { id },
    data: {
      status: to,
      reason,
      closedAt: now,
      closedByUserId: actor.userId,
      rowVersion: { increment: 1 },
    },
  })
  const changes = { from: before.status, to }
  const event = privacyRequestWorkflow.eventOf('close')
  await record(context, event, { type: 'privacy-request', id }, changes)
  return done(saved)
}

async function lockRequest({ db }: Context, id: string) {
  await lockRow(db, 'privacy_requests', id)
  return db.privacyRequest.findUniqueOrThrow({
    where: { id },
    select: {
      personId: true,
      person: { select: { anonymisedAt: true } },
      status: true,
      rowVersion: true,
    },
  })
}
