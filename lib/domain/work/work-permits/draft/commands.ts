import * as z from 'zod'
import { moveOverrides } from '@/lib/domain/eligibility/overrides/until/commands'
import { readToday } from '@/lib/domain/site/settings/queries'
import { record } from '@/lib/platform/audit/audit'
import { fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { requireCurrentVersion } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { done, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { kept } from '@/lib/platform/contract/kept'
import {
  requireVisibleToAssignee,
  setProjectOfTask,
} from '@/lib/domain/work/tasks/of-permit/commands'
import { lockPermit } from '../commands'
import type { PermitInput } from '../contract'
import { permitNoOf, rolesOf } from '../rules'
import { permitWorkflow, saveRefusal } from '../workflow'
import {
  requireArea,
  resolveCompany,
  resolveJsa,
  workDayOf,
  workerRows,
} from '../references/commands'

type Before = Awaited<ReturnType<typeof lockPermit>> | null

export async function savePermit(context: Context, input: PermitInput): Promise<Result> {
  const { db } = context
  const before = input.id ? await lockPermit(context, input.id) : null
  if (before) requireChangeable(context, before, input.rowVersion)
  const company = await resolveCompany(context, input, before)
  const { contractorId: chosen = before?.contractorId ?? null } = company
  if (before?.taskId && chosen !== before.contractorId)
    await requireVisibleToAssignee(context, before.taskId, chosen)
  const columns = {
    typeCode: input.typeCode,
    description: input.description,
    ppe: input.ppe,
    ...scheduleOf(input, before),
    ...company,
    ...(await resolveJsa(context, input, before)),
    workspaceAreaId: await requireArea(context, input, before),
  }
  const create = await workerRows(context, input, before)
  const workDateUpdate = { updateMany: { where: {}, data: { workDate: workDayOf(input, before) } } }
  const saved = before
    ? await db.workPermit.update({
        where: { id: before.id },
        data: {
          ...columns,
          workers: create ? { deleteMany: {}, create } : workDateUpdate,
          rowVersion: { increment: 1 },
        },
      })
    : await insert(context, await readToday(context), {
        ...columns,
        ...(create && { workers: { create } }),
      })
  const subject = { type: 'work-permit', id: saved.id }
  const { permitNo, projectId, contractorId, typeCode, status } = saved
  const workDate = saved.workDate && fromUtcDate(saved.workDate)
  if (saved.taskId && before?.projectId !== projectId)
    await setProjectOfTask(db, saved.taskId, projectId)
  if (before && workDate && hasMoved(before, saved))
    await moveOverrides(context, saved.id, { day: workDate, time: saved.endTime })
  const personIds = input.workers?.map(({ personId }) => personId)
  await record(context, 'work-permit.saved', subject, {
    permitNo,
    projectId,
    contractorId,
    typeCode,
    status,
    workDate,
    ...(personIds && { personIds }),
  })
  return done(saved)
}

type Scheduled = { workDate: Date | null; endTime: string | null }

const hasMoved = (before: Scheduled, after: Scheduled): boolean =>
  before.workDate?.getTime() !== after.workDate?.getTime() || before.endTime !== after.endTime

/** The permit of a work permit request, to be completed by the assignee of the task. */
export async function makeDraftPermit(
  context: Context,
  today: Day,
  columns: { taskId: string; projectId: string | null; contractorId: string | null },
): Promise<void> {
  const { id, permitNo } = await insert(context, today, columns)
  await record(context, 'work-permit.saved', { type: 'work-permit', id }, { ...columns, permitNo })
}

type Columns = Omit<
  Prisma.WorkPermitUncheckedCreateInput,
  'permitNo' | 'requestedByUserId' | 'logs'
>

async function insert({ db, sql, actor, now }: Context, today: Day, columns: Columns) {
  const { number } = await sql`SELECT nextval('work_permit_number')::int AS "number"`.one(
    z.object({ number: z.int() }),
  )
  const { userId } = actor
  const created = { command: 'create', toStatus: 'Draft', actorUserId: userId, at: now } as const
  return db.workPermit.create({
    data: {
      ...columns,
      permitNo: permitNoOf(today, number),
      requestedByUserId: userId,
      logs: { create: created },
    },
  })
}

function requireChangeable(
  { actor }: Context,
  before: NonNullable<Before>,
  rowVersion?: number,
): void {
  const refusal = saveRefusal(before.status, rolesOf(actor, before))
  if (refusal)
    throw new Problem(refusal, { values: { status: permitWorkflow.nameOf(before.status) } })
  requireCurrentVersion(before, rowVersion)
}

/** What is left out keeps its value; a new start must still be before the stored end, and the other way round. */
function scheduleOf({ workDate, startTime, endTime }: PermitInput, before: Before) {
  const start = kept(startTime, before?.startTime)
  const end = kept(endTime, before?.endTime)
  if (start && end && start >= end) throw new Problem('times-in-order', { field: 'endTime' })
  return { startTime, endTime, workDate: workDate && toUtcDate(workDate) }
}
