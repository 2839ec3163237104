import { describe, expect, test } from 'vitest'
import { roles, type Role } from '@/lib/platform/auth/policies'
import { assignableRoles, changeRefusal, grantRefusal, readRefusal, statusOf } from './rules'

const user = (...held: Role[]) => ({ roles: held })

describe('who may read and change whom', () => {
  test.each([
    [user('Admin'), user('Admin'), null, null],
    [user('Admin'), user('Contractor'), null, null],
    [user('Admin', 'Purchasing'), user('SafetyOfficer'), null, null],
    [user('TenantAdministrator'), user('Admin'), null, 'admin-only'],
    [user('TenantAdministrator'), user('TenantAdministrator'), null, 'admin-only'],
    [user('TenantAdministrator'), user('SafetyOfficer'), null, null],
    [user('WorkOwner'), user('Admin'), null, 'admin-only'],
    [user('WorkOwner'), user('Purchasing'), null, null],
    [user('Purchasing'), user('Contractor'), null, null],
    [
      user('Purchasing'),
      user('Contractor', 'WorkOwner'),
      'contractor-users-only',
      'contractor-users-only',
    ],
    [user('Purchasing'), user('Purchasing'), 'contractor-users-only', 'contractor-users-only'],
    [
      user('Purchasing', 'WorkOwner'),
      user('WorkOwner'),
      'contractor-users-only',
      'contractor-users-only',
    ],
    [user('Purchasing', 'TenantAdministrator'), user('WorkOwner'), null, null],
  ])('%j on %j: read %s, change %s', (actor, target, read, change) => {
    expect([readRefusal(actor, target), changeRefusal(actor, target)]).toEqual([read, change])
  })
})

test('only an Admin gives the administrator roles', () => {
  for (const role of roles.filter((held) => held !== 'Admin'))
    for (const granted of ['Admin', 'TenantAdministrator'] as const)
      expect(grantRefusal(user(role), [granted])).not.toBeNull()
  expect(assignableRoles(user('Admin'))).toEqual(roles)
})

test.each([
  [{ disabledAt: null, hasAccount: false, hasLiveInvitation: false }, 'Draft'],
  [{ disabledAt: null, hasAccount: false, hasLiveInvitation: true }, 'Invited'],
  [{ disabledAt: null, hasAccount: true, hasLiveInvitation: false }, 'Active'],
  [{ disabledAt: null, hasAccount: true, hasLiveInvitation: true }, 'Active'],
  [{ disabledAt: new Date(0), hasAccount: true, hasLiveInvitation: false }, 'Disabled'],
  [{ disabledAt: new Date(0), hasAccount: false, hasLiveInvitation: true }, 'Disabled'],
])('%j is %s', (standing, status) => expect(statusOf(standing)).toBe(status))
