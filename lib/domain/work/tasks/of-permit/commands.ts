import { readUserRoles } from '@/lib/domain/people/users/available/queries'
import { isEmployerInScope } from '@/lib/platform/access/actor'
import { Problem } from '@/lib/platform/contract/problem'
import type { Db } from '@/lib/platform/db/database'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { isOver } from '../over/rules'

/** A task of a permit has the permit's project. */
export const setProjectOfTask = async (
  db: Db,
  id: string,
  projectId: string | null,
): Promise<void> => void (await db.task.update({ where: { id }, data: { projectId } }))

/** Before the permit of a task gets another company: a Contractor who has the task must still see the permit. */
export async function requireVisibleToAssignee(
  { db, sql }: Context,
  id: string,
  contractorId: string | null,
): Promise<void> {
  // Whoever is given the task meanwhile is checked against the new company.
  await lockRow(db, 'tasks', id)
  const { assigneeUserId, status } = await db.task.findUniqueOrThrow({
    where: { id },
    select: { assigneeUserId: true, status: true },
  })
  if (isOver(status)) return
  const [assignee] = await readUserRoles(sql, [assigneeUserId])
  if (assignee && !isEmployerInScope(assignee, contractorId))
    throw new Problem('permit-of-other-company', { field: 'contractorId' })
}
