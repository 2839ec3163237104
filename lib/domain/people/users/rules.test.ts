import { describe, expect, test } from 'vitest'
import { roles, type Role } from '@/lib/platform/access/policies'
import { assignableRoles, changeRefusal, readRefusal } from '@/lib/platform/access/managing-users'
import { rolesRefusal, statusOf } from './rules'
import { emailRefusal } from '@/lib/platform/access/managing-users'

const user = (...own: Role[]) => ({ roles: own })
const key = (...own: Role[]) => ({ ...user(...own), policies: ['user-mgmt' as const] })

describe('who may read and change whom', () => {
  test.each([
    [user('Admin'), user('Admin'), null, null],
    [user('Admin'), user('Contractor'), null, null],
    [user('Admin', 'Purchasing'), user('SafetyOfficer'), null, null],
    [user('TenantAdministrator'), user('Admin'), null, 'admin-only'],
    [user('TenantAdministrator'), user('TenantAdministrator'), null, null],
    [user('TenantAdministrator'), user('TenantAdministrator', 'Admin'), null, 'admin-only'],
    [user('WorkOwner'), user('TenantAdministrator'), null, 'admin-only'],
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
    [key('WorkOwner'), user('WorkOwner'), null, 'contractor-users-only'],
    [key('WorkOwner'), user('Contractor', 'WorkOwner'), null, 'contractor-users-only'],
    [key('WorkOwner'), user('Contractor'), null, null],
  ])('%j on %j: read %s, change %s', (actor, target, read, change) => {
    expect([readRefusal(actor, target), changeRefusal(actor, target)]).toEqual([read, change])
  })
})

test.each([
  [user('Admin'), roles],
  [user('TenantAdministrator'), roles.filter((role) => role !== 'Admin')],
  [user('WorkOwner'), ['WorkOwner', 'Contractor']],
  [user('Purchasing'), ['Contractor']],
  [user('Purchasing', 'WorkOwner'), ['Contractor']],
  [user('Purchasing', 'Admin'), roles],
  [user('WorkOwner', 'SafetyOfficer'), ['WorkOwner', 'Contractor']],
  [user('SafetyOfficer'), []],
  [user('Contractor'), []],
  [user('WorkspaceOwner'), []],
])('%j gives and takes %j', (actor, expected) => {
  expect(assignableRoles(actor)).toEqual(expected)
  for (const role of roles) {
    const refusal = (expected as readonly Role[]).includes(role) ? null : 'role-not-yours-to-give'
    const [none, one] = [[], [role]]
    expect(rolesRefusal(actor, { before: none, after: one, isOwn: false })).toBe(refusal)
    expect(rolesRefusal(actor, { before: one, after: none, isOwn: false })).toBe(refusal)
    expect(rolesRefusal(actor, { before: one, after: one, isOwn: true })).toBeNull()
    expect(rolesRefusal(actor, { before: none, after: one, isOwn: true })).toBe('own-roles')
  }
})

const login = (...own: Role[]) => ({ isOwn: false, hasAccount: false, ...user(...own) })
const active = { ...login('Contractor'), hasAccount: true }

test.each([
  [user('Admin'), active, null],
  [user('TenantAdministrator'), active, 'address-by-admin-only'],
  [user('WorkOwner'), active, 'address-by-admin-only'],
  [user('Purchasing'), active, 'address-by-admin-only'],
  [user('TenantAdministrator'), { ...active, isOwn: true }, null],
  [user('Purchasing'), login('Contractor'), null],
  [user('WorkOwner'), login('Contractor', 'WorkOwner'), null],
  [user('WorkOwner'), login('Contractor', 'SafetyOfficer'), 'address-not-yours'],
  [user('TenantAdministrator'), login('SafetyOfficer'), null],
  [user('TenantAdministrator'), login('Admin'), 'address-not-yours'],
])('%j changing the address of %j: %s', (actor, of, refusal) =>
  expect(emailRefusal(actor, of)).toBe(refusal),
)

test.each([
  [{ disabledAt: null, hasAccount: false, hasLiveInvitation: false }, 'Draft'],
  [{ disabledAt: null, hasAccount: false, hasLiveInvitation: true }, 'Invited'],
  [{ disabledAt: null, hasAccount: true, hasLiveInvitation: false }, 'Active'],
  [{ disabledAt: null, hasAccount: true, hasLiveInvitation: true }, 'Active'],
  [{ disabledAt: new Date(0), hasAccount: true, hasLiveInvitation: false }, 'Disabled'],
  [{ disabledAt: new Date(0), hasAccount: false, hasLiveInvitation: true }, 'Disabled'],
])('%j is %s', (facts, status) => expect(statusOf(facts)).toBe(status))
