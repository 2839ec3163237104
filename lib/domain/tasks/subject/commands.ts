import { makeDraftEmployer } from '@/lib/domain/employers/commands'
import { makeDraftProject } from '@/lib/domain/projects/commands'
import { isContractorOnly } from '@/lib/platform/auth/actor'
import type { Day } from '@/lib/platform/dates/day'
import { holdRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf } from '@/lib/platform/http/contract'
import type { tasks } from '../contract'
import {
  CONTRACTOR_REGISTRATION,
  PROJECT_REGISTRATION,
  reference,
  WORK_PERMIT_REQUEST,
} from '../rules'

type Input = CheckedInputOf<typeof tasks.createTask>

type Subject = {
  title: string
  projectId?: string
  employerId?: string
  permit?: {
    permitNo: string
    projectId: string | null
    contractorId: string | null
    requestedByUserId: string
  }
}

const titles = {
  [PROJECT_REGISTRATION]: { th: 'ลงทะเบียนโครงการ', en: 'Project registration' },
  [CONTRACTOR_REGISTRATION]: { th: 'ลงทะเบียนผู้รับเหมา', en: 'Contractor registration' },
  [WORK_PERMIT_REQUEST]: { th: 'ขอใบอนุญาตทำงาน', en: 'Work permit request' },
}

/** Makes the draft that a new task is about, in the transaction of the task. */
export async function makeSubject(context: Context, input: Input, today: Day): Promise<Subject> {
  const title = titles[input.taskTypeId][context.language]
  if (input.taskTypeId === PROJECT_REGISTRATION)
    return { title, projectId: (await makeDraftProject(context)).id }
  if (input.taskTypeId === CONTRACTOR_REGISTRATION)
    return { title, employerId: (await makeDraftEmployer(context)).id }
  return { title, ...(await draftPermit(context, input, today)) }
}

async function draftPermit({ db, actor }: Context, { projectId }: Input, today: Day) {
  if (projectId) await holdRow(db, 'projects', projectId, 'projectId')
  const project = projectId
    ? await db.project.findUniqueOrThrow({ where: { id: projectId }, select: { employerId: true } })
    : null
  const [{ number }] = await db.$queryRaw<[{ number: bigint }]>`
    SELECT nextval('work_permit_number') AS "number"`
  const permit = {
    permitNo: reference('WP', today, number),
    projectId: projectId ?? null,
    contractorId: isContractorOnly(actor) ? actor.employerId : (project?.employerId ?? null),
    requestedByUserId: actor.userId,
  }
  return { ...(projectId && { projectId }), permit }
}
