import { describe, expect, test } from 'vitest'
import type { UserGroups, UserRecord } from '@/lib/domain/users/contract'
import { groupedByRole } from './assignee-options'

const user = (id: string, status: UserRecord['status'] = 'Active') => ({ id, status }) as UserRecord
const groups: UserGroups = {
  purchasingUsers: [user('buyer')],
  workOwnerUsers: [user('owner'), user('both')],
  safetyOfficerUsers: [user('officer'), user('gone', 'Disabled')],
  workspaceOwnerUsers: [user('both')],
  contractorUsers: [user('worker')],
}
const shown = (type?: 1 | 2 | 3) =>
  groupedByRole(groups, type).map(({ role, users }) => [role, users.map(({ id }) => id)])

describe('those to whom a task may be given', () => {
  test('stand in groups, each once, the disabled left out, empty groups too', () =>
    expect(shown()).toEqual([
      ['SafetyOfficer', ['officer']],
      ['WorkOwner', ['owner', 'both']],
      ['Purchasing', ['buyer']],
      ['Contractor', ['worker']],
    ]))

  test('begin with those who usually do a task of the type', () => {
    expect(shown(1)[0]?.[0]).toBe('Purchasing')
    expect(shown(3).map(([role]) => role)).toEqual([
      'Contractor',
      'SafetyOfficer',
      'WorkOwner',
      'Purchasing',
    ])
  })
})
