/**
 * ประเภทงานและผู้มีสิทธิ์ / Kinds of task, who may start them and who sees them.
 * Source: docs/interface.md#tasks, docs/decisions/0016-who-sees-a-task.md.
 */
import { isContractorOnly, may, type Actor } from '@/lib/platform/access/actor'
import type { Day } from '@/lib/platform/dates/day'
import type { Refusal } from '@/lib/platform/workflow/workflow'
import { taskTypeIds, typePolicies, type TaskTypeId } from './subject/contract'
import type { TaskRole } from './workflow'

export const mayCreate = (actor: Actor, type: TaskTypeId): boolean => may(actor, typePolicies[type])

/** Approving puts what was registered to use: whoever gave the task must still be allowed to register it. */
export const taskChecks = (
  actor: Actor,
  { taskTypeId }: { taskTypeId: number },
): Record<'may-register', Refusal | null> => ({
  'may-register': mayCreate(actor, taskTypeId as TaskTypeId) ? null : { code: 'forbidden' },
})

/**
 * The types of which an actor sees every task: those that they may create. A Contractor sees only tasks that they
 * give or are given.
 */
export const visibleTypes = (actor: Actor): TaskTypeId[] =>
  taskTypeIds.filter((type) => mayCreate(actor, type) && !isContractorOnly(actor))

type TaskParties = { assigneeUserId: string; assignerUserId: string }

export function rolesOf(actor: Actor, { assigneeUserId, assignerUserId }: TaskParties): TaskRole[] {
  const roles: [TaskRole, boolean][] = [
    ['assignee', actor.userId === assigneeUserId],
    ['assigner', actor.userId === assignerUserId],
    ['admin', actor.roles.includes('Admin')],
  ]
  return roles.filter(([, isRole]) => isRole).map(([role]) => role)
}

/** `T-2026-000123`: the year is the site's, the number never repeats. */
export const refIdOf = (today: Day, number: number): string =>
  `T-${today.slice(0, 4)}-${String(number).padStart(6, '0')}`
