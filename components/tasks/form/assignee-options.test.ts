import { describe, expect, test } from 'vitest'
import type { AssigneeRecord } from '@/lib/domain/work/tasks/contract'
import type { Role } from '@/lib/platform/access/policies'
import { groupedByRole } from './assignee-options'

const user = (id: string, ...roles: Role[]) => ({ id, roles }) as AssigneeRecord
const assignees = [
  user('buyer', 'Purchasing'),
  user('owner', 'WorkOwner'),
  user('both', 'WorkspaceOwner', 'WorkOwner'),
  user('officer', 'SafetyOfficer'),
  user('worker', 'Contractor'),
]
const shown = (type?: 1 | 2 | 3) =>
  groupedByRole(assignees, type).map(({ role, users }) => [role, users.map(({ id }) => id)])

describe('the users to whom a task may be assigned', () => {
  test('are grouped by role, each once, without empty groups', () =>
    expect(shown()).toEqual([
      ['SafetyOfficer', ['officer']],
      ['WorkOwner', ['owner', 'both']],
      ['Purchasing', ['buyer']],
      ['Contractor', ['worker']],
    ]))

  test('start with the roles that usually do a task of the type', () => {
    expect(shown(1)[0]?.[0]).toBe('Purchasing')
    expect(shown(3).map(([role]) => role)).toEqual([
      'Contractor',
      'SafetyOfficer',
      'WorkOwner',
      'Purchasing',
    ])
  })
})
