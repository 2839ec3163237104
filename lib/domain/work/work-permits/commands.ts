import * as z from 'zod'
import { siteClock } from '@/lib/domain/site/settings/queries'
import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { refusalProblemWithAuthor } from '@/lib/domain/people/users/names/queries'
import { readPartiesOfCompany } from '@/lib/domain/people/users/names/recipients/queries'
import { readActiveRoles, readUserIdsWithRoles } from '@/lib/domain/people/users/roles/queries'
import { bySystem, record, recordAll } from '@/lib/platform/audit/audit'
import { clockOf, type Clock } from '@/lib/platform/dates/clock'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { doneInBlocks } from '@/lib/platform/db/blocks'
import { inTransaction, type Db } from '@/lib/platform/db/database'
import { lockRow, requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { notify } from '@/lib/platform/notices/notify'
import type { workPermits } from './contract'
import type { ApprovalRole } from './approvers/rules'
import {
  approversOf,
  destinationOf,
  isFullyApproved,
  namedApprovers,
  newsOfStep,
  openApprovals,
  permitChecks,
  requestersOf,
  rolesOf,
  noticeOfStep,
  type Approver,
} from './rules'
import {
  permitWorkflow,
  removeRefusal,
  permitStatuses,
  type PermitCommand,
  type PermitStatus,
} from './workflow'
import { requireAuthoriser } from './authoriser/queries'
import { visibleTo } from './queries'
import { recordedVerdicts } from '@/lib/domain/eligibility/eligibility/record/present'
import { requireOthersOverrides } from '@/lib/domain/eligibility/overrides/in-force/queries'
import { judgeReadiness } from './readiness/queries'
import { readRequesterHasLeft } from './successor/queries'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { lockEmployerShared } from '@/lib/domain/site/employers/commands'
import { lockProjectShared } from '@/lib/domain/work/projects/commands'

type Input = CheckedInputOf<typeof workPermits.executeCommand>
type LockedPermit = Awaited<ReturnType<typeof lockPermit>>
type Step = {
  command: PermitCommand
  to: PermitStatus
  reason?: string | null
  role?: ApprovalRole
  /** On the workers, where the command asked for them. */
  verdicts?: Verdict[]
}

export async function executePermitCommand(
  context: Context,
  { id, command, comment, reason = comment, role, rowVersion }: Input,
): Promise<Result> {
  const { db, actor, now } = context
  const permit = await lockPermit(context, id)
  const roles = rolesOf(actor, permit)
  const clock = await siteClock(db, now)
  const dated = withWorkDate(permit)
  const checks = permitChecks(dated, { userId: actor.userId, roles, clock })
  const given = { roles, to: destinationOf(command, dated, clock), rowVersion, reason, checks }
  const { to, refusal } = permitWorkflow.decide(command, permit, given)
  if (refusal) throw await refusalProblemWithAuthor(context, refusal, () => readLastLog(db, id))
  const approvesAs =
    command === 'approve'
      ? roleToApprove({ ...permit, userId: actor.userId, roles }, role)
      : undefined
  const { needsReadiness } = permitWorkflow.of(command)
  const verdicts = needsReadiness ? await requireReady(context, permit, clock) : undefined
  if (command === 'submit' && verdicts) await requireOthersOverrides(context, verdicts)
  if (approvesAs === 'WorkspaceOwner') await requireAuthoriser(context, id)
  return approvesAs
    ? approve(context, permit, approvesAs, verdicts)
    : changeStatus(context, permit, { command, to, reason, verdicts })
}

const withWorkDate = (permit: LockedPermit) => ({
  ...permit,
  workDate: permit.workDate && fromUtcDate(permit.workDate),
})

async function changeStatus(context: Context, permit: LockedPermit, step: Step): Promise<Result> {
  const { db, actor } = context
  const { command, to, reason } = step
  if (command === 'requestChange')
    await db.workPermitApproval.deleteMany({ where: { permitId: permit.id } })
  const saved = await db.workPermit.update({
    where: { id: permit.id },
    data: {
      status: to,
      statusReason: reason ?? null,
      rowVersion: { increment: 1 },
      ...(command === 'submit' && { requestedByUserId: actor.userId }),
    },
  })
  await recordStep(context, permit, step)
  return done(saved)
}

/** Only the last approval changes the `rowVersion`: until then other approvers may go on from what they have read. */
async function approve(
  context: Context,
  permit: LockedPermit,
  role: ApprovalRole,
  verdicts?: Verdict[],
): Promise<Result> {
  const { db, actor, now } = context
  const { userId } = actor
  await db.workPermitApproval.create({ data: { permitId: permit.id, role, userId, at: now } })
  const isLast = isFullyApproved([...permit.approvals, { role, userId }])
  const to = isLast ? 'Approved' : permit.status
  if (isLast)
    await db.workPermit.update({
      where: { id: permit.id },
      data: { status: to, statusReason: null, rowVersion: { increment: 1 } },
    })
  await recordStep(context, permit, { command: 'approve', to, role, verdicts })
  return done({ id: permit.id, rowVersion: permit.rowVersion + (isLast ? 1 : 0) })
}

/** The requested role, or the first one for which the user may approve. */
function roleToApprove(approver: Approver, requested: ApprovalRole | undefined): ApprovalRole {
  const { roles } = openApprovals(approver)
  const role = requested ?? roles[0]
  if (role && roles.includes(role)) return role
  const hasApproved = approver.approvals.some((approval) => approval.role === requested)
  throw new Problem(hasApproved ? 'role-has-approved' : 'not-your-part')
}

export async function removePermit(
  context: Context,
  { id }: CheckedInputOf<typeof workPermits.remove>,
): Promise<Result> {
  const permit = await lockPermit(context, id)
  const refusal = removeRefusal(permit, rolesOf(context.actor, permit))
  if (refusal)
    throw new Problem(refusal, { values: { status: permitWorkflow.nameOf(permit.status) } })
  await context.db.workPermit.delete({ where: { id } })
  const { permitNo } = permit
  await record(context, 'work-permit.removed', { type: 'work-permit', id }, { permitNo })
  return done({ id })
}

/** Locks a permit; one that the actor may not see is refused like one that does not exist. */
export async function lockPermit({ db, sql, actor }: Context, id: string, rowVersion?: number) {
  await lockRow(db, 'work_permits', id)
  const permit = await db.workPermit.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    include: {
      project: { select: { workOwnerUserId: true, users: true } },
      task: { select: { assigneeUserId: true } },
      workers: {
        orderBy: { position: 'asc' },
        select: { personId: true, duty: true, dutyCodes: true },
      },
      approvals: true,
    },
  })
  if (!permit) throw new Problem('record-not-found', { values: { id } })
  requireCurrentVersion(permit, rowVersion)
  const isToFinish = permitWorkflow.nextStatus(permit.status, 'finishWork') !== null
  return { ...permit, requesterHasLeft: isToFinish && (await readRequesterHasLeft(sql, id)) }
}

/**
 * Locks the project, the company and the workers, so that they stay as they were checked until the permit is written: of two permits
 * with one worker at the same time, the second sees the first.
 */
async function requireReady(
  context: Context,
  permit: LockedPermit,
  clock: Clock,
): Promise<Verdict[]> {
  const { sql } = context
  const personIds = permit.workers.map(({ personId }) => personId)
  const project = (await lockProjectShared(sql, permit.projectId)) ?? null
  await lockEmployerShared(sql, permit.contractorId)
  await lockPersons(sql, personIds)
  const { gaps, verdicts } = await judgeReadiness(context, { ...permit, project }, { clock })
  const refusing = gaps.filter(({ effect }) => effect === 'Refuse')
  if (refusing.length === 0) return verdicts
  const errors = refusing.map(({ path, text }) => ({ path, message: text }))
  throw new Problem('permit-not-ready', { errors, values: { count: refusing.length } })
}

const readLastLog = (db: Db, permitId: string) =>
  db.workPermitLog.findFirst({
    where: { permitId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { actorUserId: true },
  })

async function recordStep(context: Context, permit: LockedPermit, step: Step): Promise<void> {
  const { db, actor, now } = context
  const { command, to, reason = null, role = null, verdicts } = step
  const { id: logId } = await db.workPermitLog.create({
    data: {
      permitId: permit.id,
      command,
      fromStatus: permit.status,
      toStatus: to,
      role,
      actorUserId: actor.userId,
      reason,
      verdicts: verdicts && recordedVerdicts(verdicts),
      at: now,
    },
  })
  const subject = { type: 'work-permit', id: permit.id }
  const changes = { from: permit.status, to, ...(role && { role }), ...(reason && { reason }) }
  await record(context, permitWorkflow.eventOf(command), subject, changes)
  await notifyOfStep(context, permit, step, logId)
}

async function notifyOfStep(
  context: Context,
  permit: LockedPermit,
  { command, to, reason = null }: Step,
  logId: string,
): Promise<void> {
  const notice = noticeOfStep(command, to)
  if (!notice) return
  await notify(context, notice.event, {
    userIds: [
      ...(notice.requesters ? await readRequesters(context, permit) : []),
      ...(notice.approvers ? await readApprovers(context, permit) : []),
    ],
    subjectId: permit.id,
    occasion: logId,
    params: newsOfStep(permit, { to, reason, by: context.actor.name }),
  })
}

const readRequesters = ({ sql }: Context, permit: LockedPermit): Promise<string[]> =>
  readPartiesOfCompany(sql, {
    userIds: requestersOf(permit),
    employerId: permit.contractorId,
  })

async function readApprovers({ db }: Context, permit: LockedPermit): Promise<string[]> {
  const activeRoles = await readActiveRoles(db, namedApprovers(permit))
  const { userIds, unnamedRoles } = approversOf(permit, activeRoles)
  if (unnamedRoles.length === 0) return userIds
  return [...userIds, ...(await readUserIdsWithRoles(db, unnamedRoles))]
}

const dueRow = z.object({ id: z.guid(), status: z.enum(permitStatuses) })

const EXPIRED_AT_ONCE = 500

/** Run by a job: permits past their end become Expired. Returns how many. */
export const expirePermits = (now: Date, timeZone: string): Promise<number> =>
  doneInBlocks(EXPIRED_AT_ONCE, (most) => expireSome(most, now, timeZone))

async function expireSome(most: number, now: Date, timeZone: string): Promise<number> {
  const { from, to } = permitWorkflow.byClock('expire')
  const { today, time } = clockOf(timeZone, now)
  return inTransaction(async ({ db, sql }) => {
    const due = await sql`
      SELECT "id", "status"::text AS "status" FROM "work_permits"
      WHERE "status" = ANY(${from}::"WorkPermitStatus"[])
        AND ("workDate", "endTime") <= (${today}::date, ${time}::char(5))
      ORDER BY "id" LIMIT ${most} FOR UPDATE`.rows(dueRow)
    if (due.length === 0) return 0
    await db.workPermit.updateMany({
      where: { id: { in: due.map(({ id }) => id) } },
      data: { status: to, rowVersion: { increment: 1 } },
    })
    await db.workPermitLog.createMany({
      data: due.map(({ id, status }) => ({
        permitId: id,
        command: 'expire',
        fromStatus: status,
        toStatus: to,
        at: now,
      })),
    })
    await recordAll(
      bySystem(sql),
      'work-permit.expired',
      due.map(({ id, status }) => ({
        subject: { type: 'work-permit', id },
        changes: { from: status, to },
      })),
    )
    return due.length
  })
}
