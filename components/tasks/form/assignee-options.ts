import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core'
import type { AssigneeRecord } from '@/lib/domain/work/tasks/contract'
import type { TaskTypeId } from '@/lib/domain/work/tasks/subject/contract'
import { roles, type Role } from '@/lib/platform/access/policies'

/** Who usually does a task of a type stands first. */
const firstRoles: Record<TaskTypeId, Role[]> = {
  1: ['Purchasing', 'WorkOwner'],
  2: ['Purchasing'],
  3: ['Contractor', 'SafetyOfficer', 'WorkOwner'],
}

/** As nobody may stand twice in a select box, a user of several roles is in the first of their groups. */
export function groupedByRole(
  assignees: AssigneeRecord[],
  type: TaskTypeId | undefined,
): { role: Role; users: AssigneeRecord[] }[] {
  const order = [...new Set([...(type ? firstRoles[type] : []), ...roles])]
  const groupOf = (assignee: AssigneeRecord) => order.find((role) => assignee.roles.includes(role))
  return order
    .map((role) => ({ role, users: assignees.filter((each) => groupOf(each) === role) }))
    .filter(({ users }) => users.length > 0)
}

export type AssigneeOptions = ComboboxItemGroup<ComboboxItem>[]
