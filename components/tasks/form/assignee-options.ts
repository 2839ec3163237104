import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core'
import type { AssigneeRecord } from '@/lib/domain/work/tasks/contract'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import { roles, type Role } from '@/lib/platform/access/policies'

/** The roles that usually do a task of the type; they are listed first. */
const usualRoles: Record<TaskTypeId, Role[]> = {
  1: ['Purchasing', 'WorkOwner'],
  2: ['Purchasing'],
  3: ['Contractor', 'SafetyOfficer', 'WorkOwner'],
}

/** A select box takes a value once: a user of several roles is listed in the first of their groups. */
export function groupedByRole(
  assignees: AssigneeRecord[],
  type: TaskTypeId | undefined,
): { role: Role; users: AssigneeRecord[] }[] {
  const order = [...new Set([...(type ? usualRoles[type] : []), ...roles])]
  const groupOf = (assignee: AssigneeRecord) => order.find((role) => assignee.roles.includes(role))
  return order
    .map((role) => ({ role, users: assignees.filter((each) => groupOf(each) === role) }))
    .filter(({ users }) => users.length > 0)
}

export type AssigneeOptions = ComboboxItemGroup<ComboboxItem>[]
