import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core'
import { groupNames } from '@/components/users/user-groups'
import type { UserGroups, UserRecord } from '@/lib/domain/users/contract'
import type { TaskTypeId } from '@/lib/domain/tasks/contract'
import type { Role } from '@/lib/platform/auth/policies'

/** Who usually does a task of a type stands first. */
const firstRoles: Record<TaskTypeId, Role[]> = {
  1: ['Purchasing', 'WorkOwner'],
  2: ['Purchasing'],
  3: ['Contractor', 'SafetyOfficer', 'WorkOwner'],
}

/** As nobody may stand twice in a select box, a user of several roles is in the first of their groups. */
export function groupedByRole(
  groups: UserGroups,
  type: TaskTypeId | undefined,
): { role: Role; users: UserRecord[] }[] {
  const first = type ? firstRoles[type] : []
  const order = [...new Set([...first, ...(Object.keys(groupNames) as Role[])])]
  const seen = new Set<string>()
  return order
    .map((role) => ({
      role,
      users: (groups[groupNames[role]] ?? []).filter(({ id, status }) => {
        if (status === 'Disabled' || seen.has(id)) return false
        seen.add(id)
        return true
      }),
    }))
    .filter(({ users }) => users.length > 0)
}

export type AssigneeOptions = ComboboxItemGroup<ComboboxItem>[]
