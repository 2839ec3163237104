import { readUserRoles } from '@/lib/domain/people/users/available/queries'
import { makeDraftEmployer } from '@/lib/domain/site/employers/commands'
import { lockReferencedProject } from '@/lib/domain/work/projects/commands'
import { makeDraftProject } from '@/lib/domain/work/projects/save/commands'
import { isContractorOnly, isEmployerInScope } from '@/lib/platform/access/actor'
import { Problem } from '@/lib/platform/contract/problem'
import type { Context } from '@/lib/platform/http/context'
import { messageIn } from '@/lib/platform/i18n/message'
import { CONTRACTOR_REGISTRATION, PROJECT_REGISTRATION, type TaskTypeId } from './contract'

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

/** Why somebody is not given the task of a permit: a Contractor must see it. */
export async function permitRefusal(
  { sql }: Context,
  assigneeUserId: string,
): Promise<(permit: { contractorId: string | null } | null) => Problem | undefined> {
  const [user] = await readUserRoles(sql, [assigneeUserId])
  return (permit) =>
    permit && user && !isEmployerInScope(user, permit.contractorId)
      ? new Problem('permit-of-other-company', { field: 'AssigneeUserId' })
      : undefined
}

async function companyOf({ sql }: Context, userId: string): Promise<string | null> {
  const [user] = await readUserRoles(sql, [userId])
  return user && isContractorOnly(user) ? user.employerId : null
}
