import { readUserRoles } from '@/lib/domain/people/users/available/queries'
import { makeDraftEmployer } from '@/lib/domain/site/employers/commands'
import { lockReferencedProject } from '@/lib/domain/work/projects/commands'
import { makeDraftProject } from '@/lib/domain/work/projects/save/commands'
import { isContractorOnly, isEmployerInScope } from '@/lib/platform/access/actor'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import { messageIn } from '@/lib/platform/i18n/message'
import {
  CONTRACTOR_REGISTRATION,
  PROJECT_REGISTRATION,
  WORK_PERMIT_REQUEST,
  type TaskTypeId,
} from './contract'

type Input = { taskTypeId: TaskTypeId; projectId?: string | null }

type Subject = {
  title: string
  projectId?: string
  employerId?: string
  permit?: { projectId: string | null; contractorId: string | null }
}

/** Makes the draft that a new task is about, in the transaction of the task. */
export async function makeSubject(
  context: Context,
  input: Input,
  assigneeUserId: string,
): Promise<Subject> {
  const title = messageIn(context.language, `tasks.types.${input.taskTypeId}`)
  if (input.taskTypeId === PROJECT_REGISTRATION)
    return { title, projectId: (await makeDraftProject(context)).id }
  if (input.taskTypeId === CONTRACTOR_REGISTRATION)
    return { title, employerId: (await makeDraftEmployer(context)).id }
  return { title, ...(await draftPermit(context, input, assigneeUserId)) }
}

/**
 * A Contractor who creates the task or is given it must see the permit, so it belongs to their company; otherwise to
 * that of the project.
 */
async function draftPermit(context: Context, { projectId }: Input, assigneeUserId: string) {
  const project = projectId ? await lockReferencedProject(context, projectId) : null
  const contractorId =
    ownCompany(context) ?? (await companyOf(context, assigneeUserId)) ?? project?.employerId ?? null
  const permit = { projectId: projectId ?? null, contractorId }
  return { ...(projectId && { projectId }), permit }
}

const ownCompany = ({ actor }: Context) => (isContractorOnly(actor) ? actor.employerId : null)

type TaskOfType = { id: string; taskTypeId: number }

/** Why somebody is not given some of the tasks, by their ids: a Contractor must see the permit of a task. */
export async function permitRefusals(
  { db, sql }: Context,
  tasks: readonly TaskOfType[],
  assigneeUserId: string,
): Promise<ReadonlyMap<string, Problem>> {
  const ofPermits = tasks.filter(({ taskTypeId }) => taskTypeId === WORK_PERMIT_REQUEST)
  if (ofPermits.length === 0) return new Map()
  const [user] = await readUserRoles(sql, [assigneeUserId])
  const rows = await db.task.findMany({
    where: { id: { in: ofPermits.map(({ id }) => id) }, workPermit: { isNot: null } },
    select: { id: true, workPermit: { select: { contractorId: true } } },
  })
  const hidden = rows.filter(
    ({ workPermit }) => user && !isEmployerInScope(user, workPermit!.contractorId),
  )
  return new Map(
    hidden.map(({ id }) => [
      id,
      new Problem('permit-of-other-company', { field: 'AssigneeUserId' }),
    ]),
  )
}

async function companyOf({ sql }: Context, userId: string): Promise<string | null> {
  const [user] = await readUserRoles(sql, [userId])
  return user && isContractorOnly(user) ? user.employerId : null
}
