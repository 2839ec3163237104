import { readVerdicts, type AskedCase } from '@/lib/domain/eligibility/eligibility/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { readWaitingOverrides } from '@/lib/domain/eligibility/overrides/waiting/queries'
import { dutiesOf } from '@/lib/domain/eligibility/requirements/rules'
import { readSeatsFrom } from '@/lib/domain/training/training-enrollments/ahead/queries'
import { siteClock } from '@/lib/domain/site/settings/queries'
import { may } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import { fromUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Sql } from '@/lib/platform/db/sql'
import type { Context, ReadContext } from '@/lib/platform/http/context'
import type { PermitGap } from './contract'
import { presentFieldGap, presentWorkerGaps, type Passing } from './present'
import { readCandidates } from '../approvers/queries'
import { rolesWithoutApprover } from '../approvers/rules'
import {
  approverGap,
  caseOfPermit,
  fieldGaps,
  mayLetPass,
  untrainedOf,
  type FieldGap,
} from './rules'

export const permitFactsSelect = {
  id: true,
  project: { select: { id: true, name: true, status: true } },
  contractorId: true,
  typeCode: true,
  workspaceAreaId: true,
  description: true,
  workDate: true,
  startTime: true,
  endTime: true,
  jsaSteps: true,
  requestedByUserId: true,
  workers: { orderBy: { position: 'asc' }, select: { personId: true, dutyCodes: true } },
} satisfies Prisma.WorkPermitSelect
export type PermitFacts = Prisma.WorkPermitGetPayload<{ select: typeof permitFactsSelect }>

type Readiness = { gaps: PermitGap[]; verdicts: Verdict[] }

/** Who would request a permit by submitting it; null for one that was submitted. */
type Submitter = string | null

export async function readReadiness(
  context: Context | ReadContext,
  id: string,
  submitter: Submitter,
): Promise<Readiness> {
  const { db, now } = context
  const permit = await db.workPermit.findUniqueOrThrow({ where: { id }, select: permitFactsSelect })
  const clock = await siteClock(db, now)
  const passing = await readPassing(context, permit, clock)
  return judgeReadiness(context, permit, { clock, submitter, passing })
}

/** The gaps with the seats that workers without training already have. */
export async function withSeats(
  { sql, actor, now }: Context | ReadContext,
  gaps: readonly PermitGap[],
): Promise<PermitGap[]> {
  const needed = may(actor, 'enrollment') ? gaps.flatMap(untrainedOf) : []
  if (needed.length === 0) return [...gaps]
  const seats = await readSeatsFrom(sql, needed, now)
  return gaps.map((gap) => {
    const [untrained] = untrainedOf(gap)
    const seat = seats.find(({ personId, isSafety }) => isSafety && personId === untrained)
    if (!seat) return gap
    const { sessionId, date, period } = seat
    return { ...gap, booked: { sessionId, date, period } }
  })
}

/** Every gap of a permit, whoever asks, and the verdicts on its workers. */
export async function judgeReadiness(
  context: Context | ReadContext,
  permit: PermitFacts,
  { clock, submitter, passing }: { clock: Clock; submitter?: Submitter; passing?: Passing },
): Promise<Readiness> {
  const { language, sql } = context
  const { jsaSteps, workers, workDate, ...facts } = permit
  const found = fieldGaps(
    {
      ...facts,
      workDate: workDate && fromUtcDate(workDate),
      stepCount: Array.isArray(jsaSteps) ? jsaSteps.length : 0,
      workerCount: workers.length,
    },
    clock,
  )
  const approvers = submitter ? await readApproverGaps(sql, permit, submitter) : []
  const verdicts = await readWorkerVerdicts(context, permit)
  const gaps = [
    ...[...found, ...approvers].map((gap) => presentFieldGap(gap, language)),
    ...verdicts.flatMap((verdict, index) =>
      presentWorkerGaps({ ...context, passing }, verdict, `workers.${index}`),
    ),
  ]
  return { gaps, verdicts }
}

async function readApproverGaps(
  sql: Sql,
  { project }: PermitFacts,
  requestedByUserId: string,
): Promise<FieldGap[]> {
  if (!project) return []
  const candidates = await readCandidates(sql, { projectId: project.id, requestedByUserId })
  return rolesWithoutApprover(candidates).map((role) => approverGap(role, project))
}

/** What the reader, if their role lets people pass, may do so about the workers. */
async function readPassing(
  { db, actor, now }: Context | ReadContext,
  { id, workDate, ...permit }: PermitFacts,
  clock: Clock,
): Promise<Passing | undefined> {
  if (!may(actor, 'eligibility-override')) return undefined
  const dated = { ...permit, workDate: workDate && fromUtcDate(workDate) }
  return {
    mayPropose: mayLetPass(dated, actor, clock),
    waiting: await readWaitingOverrides(db, id, now),
  }
}

const readWorkerVerdicts = ({ sql, now }: Context | ReadContext, permit: PermitFacts) =>
  readVerdicts(sql, workersOf(permit), caseOf(permit, now))

export const workersOf = ({ workers }: Pick<PermitFacts, 'workers'>) =>
  workers.map(({ personId, dutyCodes }) => ({ id: personId, dutyCodes: dutiesOf(dutyCodes) }))

/** What is asked of the workers; before the day is chosen they are judged for today. */
export const caseOf = ({ workDate, ...permit }: PermitFacts, at: Date): AskedCase => ({
  ...caseOfPermit({ ...permit, workDate: workDate && fromUtcDate(workDate) }),
  at,
})
