import { readRequirements } from '@/lib/domain/eligibility/requirements/queries'
import { caseOf, USUAL_DUTIES, type JudgedDuty } from '@/lib/domain/eligibility/requirements/rules'
import { readVerdictsOfGroups, type AskedGroup } from '@/lib/domain/eligibility/eligibility/queries'
import type { Judgement } from '@/lib/domain/eligibility/eligibility/rules'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { readUserNames } from '@/lib/domain/people/users/names/queries'
import { readPermitCase } from '@/lib/domain/work/work-permits/asked/queries'
import { record } from '@/lib/platform/audit/audit'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { toUtcDate } from '@/lib/platform/dates/day'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import type { overrides } from './contract'
import { readConcerned } from './concerned/queries'
import { confirmRefusal, proposalRefusal, statusOfProposal, withdrawRefusal } from './rules'
import { readInstant, type End } from './until/commands'
import { findWaitingOverride } from './waiting/queries'

type Proposal = CheckedInputOf<typeof overrides.propose>

/** The person is locked first, as by whoever revokes a credential or bars the person. */
export async function proposeOverride(context: Context, proposal: Proposal): Promise<Result> {
  const { db, sql, actor } = context
  const { personId, purpose, reasonCodes, requirementIds, reason } = proposal
  await lockPersons(sql, [personId])
  const { groups, end } = await resolveCases(context, proposal)
  const place = {
    personId,
    purpose,
    permitId: proposal.permitId ?? null,
    day: proposal.day ? toUtcDate(proposal.day) : null,
  }
  const proposed = { ...place, proposedByUserId: actor.userId }
  const concernedOf = await readConcerned(db, [proposed])
  const refusal = proposalRefusal(actor, concernedOf(proposed))
  if (refusal) throw new Problem(refusal)
  const when = { purpose, at: context.now, day: end.day }
  const verdicts = (await readVerdictsOfGroups(sql, groups, when)).flatMap((each) => [...each])
  if (verdicts.length === 0)
    throw new Problem('record-not-found', { field: 'personId', values: { id: personId } })
  const needed = requireOverridable(verdicts, proposal)
  const validUntil = await readInstant(sql, end)
  if (validUntil <= context.now) throw new Problem('not-overridable')
  const asked = { ...place, reasonCodes, requirementIds }
  if (await findWaitingOverride(db, asked, context.now)) throw new Problem('override-waits')
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
  /** The person in each case in which to look for the reasons. */
  groups: AskedGroup[]
  end: End
}

/** A day is judged where each requirement that is named counts: for what is asked in one area, nobody is refused elsewhere. */
async function resolveCases(
  context: Context,
  { purpose, permitId, day, personId, requirementIds }: Proposal,
): Promise<Resolved> {
  const groupOf = (
    asked: AskedGroup['asked'],
    dutyCodes: readonly JudgedDuty[] = USUAL_DUTIES,
  ): AskedGroup => ({ people: [{ id: personId, dutyCodes }], asked })
  if (!permitId) {
    const named = await readRequirements(context.db, requirementIds)
    const cases = named.map(caseOf)
    return {
      groups: [
        groupOf({ purpose }),
        ...cases.map(({ dutyCodes, ...place }) => groupOf({ ...place, purpose }, dutyCodes)),
      ],
      end: { day: day!, time: null },
    }
  }
  const permit = await readPermitCase(context, permitId)
  const worker = permit?.workers.find(({ id }) => id === personId)
  if (!permit)
    throw new Problem('record-not-found', { field: 'permitId', values: { id: permitId } })
  if (!worker || !permit.workDate || purpose !== 'Work') throw new Problem('not-overridable')
  return {
    groups: [groupOf(permit.asked, worker.dutyCodes)],
    end: { day: permit.workDate, time: permit.endTime },
  }
}

/** Each requirement and each reason that is named must refuse now, and have an override. */
function requireOverridable(
  verdicts: readonly Judgement[],
  { reasonCodes, requirementIds }: Proposal,
): ('One' | 'Two' | 'Never')[] {
  const reasons = verdicts.flatMap((verdict) => verdict.reasons)
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

export async function confirmOverride(
  context: Context,
  { id, rowVersion }: CheckedInputOf<typeof overrides.confirm>,
): Promise<Result> {
  const { db, actor } = context
  const override = await lockOverride(context, id)
  const concernedOf = await readConcerned(db, [override])
  const requirements = await readRequirements(db, override.requirementIds)
  const needed = requirements.map((requirement) => requirement.override)
  const refusal = confirmRefusal(actor, { ...override, ...concernedOf(override), needed })
  if (refusal) throw await problemOf(context, refusal, override)
  requireCurrentVersion(override, rowVersion)
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
  const override = await lockOverride(context, id)
  const refusal = withdrawRefusal(actor, override)
  if (refusal) throw await problemOf(context, refusal, override)
  requireCurrentVersion(override, rowVersion)
  const saved = await db.override.update({
    where: { id },
    data: { status: 'Withdrawn', rowVersion: { increment: 1 } },
  })
  const { personId } = override
  await record(context, 'override.withdrawn', { type: 'override', id }, { personId })
  return done(saved)
}

type Locked = Awaited<ReturnType<typeof lockOverride>>

async function lockOverride({ db, now }: Context, id: string) {
  await lockRow(db, 'overrides', id)
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
