import * as z from 'zod'
import { dutiesOf } from '@/lib/domain/eligibility/requirements/rules'
import { readVerdicts, type AskedCase } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { readUserNames } from '@/lib/domain/people/users/names/queries'
import { SITE_TIME_ZONE } from '@/lib/domain/site/settings/rows'
import { readPermitCase } from '@/lib/domain/work/work-permits/asked/queries'
import { record } from '@/lib/platform/audit/audit'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import type { overrides } from './contract'
import { readConcerned } from './concerned/queries'
import { confirmRefusal, proposalRefusal, statusOfProposal, withdrawRefusal } from './rules'

type Proposal = CheckedInputOf<typeof overrides.propose>

/** The person is locked first, as by whoever revokes a credential or bars the person. */
export async function proposeOverride(context: Context, proposal: Proposal): Promise<Result> {
  const { db, sql, actor } = context
  const { personId, purpose, reasonCodes, requirementIds, reason } = proposal
  await lockPersons(sql, [personId])
  const { asked, end, dutyCodes } = await resolveCase(context, proposal)
  const proposed = {
    personId,
    purpose,
    permitId: proposal.permitId ?? null,
    day: proposal.day ? toUtcDate(proposal.day) : null,
    proposedByUserId: actor.userId,
  }
  const concernedOf = await readConcerned(db, [proposed])
  const refusal = proposalRefusal(actor, concernedOf(proposed))
  if (refusal) throw new Problem(refusal)
  const [verdict] = await readVerdicts(sql, [{ id: personId, dutyCodes }], asked)
  if (!verdict)
    throw new Problem('record-not-found', { field: 'personId', values: { id: personId } })
  const needed = requireOverridable(verdict, proposal)
  const validUntil = await instantOf(context, end)
  if (validUntil <= context.now) throw new Problem('not-overridable')
  const status = statusOfProposal(actor, needed)
  const saved = await db.override.create({
    data: {
      ...proposed,
      reasonCodes,
      requirementIds,
      reason,
      status,
      validUntil,
    },
  })
  const changes = { personId, workPermitId: proposal.permitId, day: proposal.day, reason, status }
  await record(context, 'override.proposed', { type: 'override', id: saved.id }, changes)
  return done(saved)
}

type Resolved = {
  asked: AskedCase
  /** The last day, and the time on it; null: the end of the day. */
  end: { day: string; time: string | null }
  dutyCodes: ReturnType<typeof dutiesOf>
}

async function resolveCase(
  context: Context,
  { purpose, permitId, day, personId }: Proposal,
): Promise<Resolved> {
  const { now } = context
  if (!permitId)
    return {
      asked: { purpose, at: now, day },
      end: { day: day!, time: null },
      dutyCodes: dutiesOf(['Worker']),
    }
  const permit = await readPermitCase(context, permitId)
  const worker = permit?.workers.find(({ id }) => id === personId)
  if (!permit)
    throw new Problem('record-not-found', { field: 'permitId', values: { id: permitId } })
  if (!worker || !permit.workDate || purpose !== 'Work') throw new Problem('not-overridable')
  return {
    asked: permit.asked,
    end: { day: fromUtcDate(permit.workDate), time: permit.endTime },
    dutyCodes: worker.dutyCodes,
  }
}

/** Each requirement and each reason that is named must refuse now, and have an override. */
function requireOverridable(
  { reasons }: Verdict,
  { reasonCodes, requirementIds }: Proposal,
): ('One' | 'Two' | 'Never')[] {
  const named = reasons.filter(
    ({ effect, code, requirement }) =>
      effect === 'Refuse' &&
      requirement !== undefined &&
      requirementIds.includes(requirement.id) &&
      reasonCodes.includes(code),
  )
  const isNamed = (id: string) => named.some(({ requirement }) => requirement?.id === id)
  const needed = named.map(({ requirement }) => requirement?.override ?? 'Never')
  const isComplete =
    requirementIds.every(isNamed) &&
    reasonCodes.every((code) => named.some((reason) => reason.code === code))
  if (!isComplete || needed.includes('Never')) throw new Problem('not-overridable')
  return needed
}

const instant = z.object({ at: z.date() })

/** The end of a day at the site, or a time on it. */
async function instantOf({ sql }: Context, { day, time }: Resolved['end']): Promise<Date> {
  const { at } = await sql`
    SELECT (${day}::date + coalesce(${time}::text::interval, interval '24 hours')) AT TIME ZONE ${SITE_TIME_ZONE} AS "at"`.one(
    instant,
  )
  return at
}

export async function confirmOverride(
  context: Context,
  { id, rowVersion }: CheckedInputOf<typeof overrides.confirm>,
): Promise<Result> {
  const { db, actor } = context
  const override = await lockOverride(context, id, rowVersion)
  const concernedOf = await readConcerned(db, [override])
  const refusal = confirmRefusal(actor, { ...override, ...concernedOf(override) })
  if (refusal) throw await problemOf(context, refusal, override)
  const saved = await db.override.update({
    where: { id },
    data: { status: 'Active', confirmedByUserId: actor.userId, rowVersion: { increment: 1 } },
  })
  const { personId } = override
  await record(context, 'override.confirmed', { type: 'override', id }, { personId })
  return done(saved)
}

export async function withdrawOverride(
  context: Context,
  { id, rowVersion }: CheckedInputOf<typeof overrides.withdraw>,
): Promise<Result> {
  const { db, actor } = context
  const override = await lockOverride(context, id, rowVersion)
  const refusal = withdrawRefusal(actor, override)
  if (refusal) throw await problemOf(context, refusal, override)
  const saved = await db.override.update({
    where: { id },
    data: { status: 'Withdrawn', rowVersion: { increment: 1 } },
  })
  const { personId } = override
  await record(context, 'override.withdrawn', { type: 'override', id }, { personId })
  return done(saved)
}

type Locked = Awaited<ReturnType<typeof lockOverride>>

async function lockOverride({ db, now }: Context, id: string, rowVersion?: number) {
  await lockRow(db, 'overrides', id, rowVersion)
  const override = await db.override.findUniqueOrThrow({ where: { id } })
  return { ...override, isOver: override.validUntil <= now }
}

async function problemOf(
  { db, language }: Context,
  code: ProblemCode,
  { status, proposedByUserId, confirmedByUserId }: Locked,
): Promise<Problem> {
  const userId = confirmedByUserId ?? proposedByUserId
  const names = await readUserNames(db, [userId])
  const by = names.get(userId)?.[language] ?? ''
  return new Problem(code, {
    values: { status: { word: `eligibility.overrides.statuses.${status}` }, by },
  })
}
