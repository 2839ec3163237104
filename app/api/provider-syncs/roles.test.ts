import { describe, expect, test } from 'vitest'
import { syncAccounts } from '@/lib/domain/people/provider-syncs/commands'
import { database } from '@/lib/platform/db/database'
import {
  keycloak,
  manageProvider,
  productRoles,
  panelOf,
  retry,
  rowOf,
  save,
  createLinkedUser,
} from '@/lib/testing/stand-ins/managed-provider'

manageProvider()

describe('the roles of an account', () => {
  test('are given and taken until they match, and foreign roles stay', async () => {
    const roles = ['default-roles-site', 'offline_access', 'payroll', 'Purchasing', 'Work Owner']
    const { user, account } = await createLinkedUser(['WorkOwner'], { roles })
    await save(user, ['WorkOwner', 'WorkspaceOwner'])
    await syncAccounts()
    expect(account.roles.toSorted()).toEqual(
      [
        'Work Owner',
        'WorkspaceOwner',
        'default-roles-site',
        'offline_access',
        'payroll',
      ].toSorted(),
    )
    const lines = await database().db.auditEntry.findMany({
      where: { subjectId: user.id, event: 'provider-sync.carried-through' },
    })
    expect(lines.map(({ changes }) => changes)).toEqual([
      { taken: ['Purchasing'], given: ['WorkspaceOwner'] },
    ])
  })

  test('are named if the realm lacks them, and the rest is given', async () => {
    const { user, account } = await createLinkedUser()
    keycloak.realmRoles = keycloak.realmRoles.filter((name) => !/officer|Tenant/.test(name))
    await save(user, ['Purchasing', 'SafetyOfficer', 'TenantAdministrator'])
    await syncAccounts()
    expect(productRoles(account.roles)).toEqual(['Purchasing'])
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Failed',
      fault: { code: 'roles-missing', detail: 'SafetyOfficer, TenantAdministrator' },
      difference: { missing: expect.arrayContaining(['SafetyOfficer']) },
    })
    keycloak.realmRoles.push('SafetyOfficer', 'TenantAdministrator')
    expect((await retry(user.id)).status).toBe(200)
    await syncAccounts()
    expect(await panelOf(user.id)).toMatchObject({ status: 'Done', difference: null, fault: null })
  })

  test('are named if they are inherited from a group and cannot be taken', async () => {
    const { user } = await createLinkedUser(['WorkOwner'], { inherited: ['Admin'] })
    await save(user, ['WorkOwner'])
    await syncAccounts()
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Failed',
      fault: { code: 'roles-inherited', detail: 'Admin' },
      difference: { extra: ['Admin'], missing: [], standing: null },
    })
  })

  test('match the last save, also when it comes during the first sync', async () => {
    const { user, account } = await createLinkedUser()
    await save(user, ['Purchasing'])
    await save(user, ['SafetyOfficer'])
    let isSaved = false
    keycloak.intercept = async ({ method, path }) => {
      if (method === 'POST' && path.endsWith('role-mappings/realm') && !isSaved) {
        isSaved = true
        await save(user, ['WorkspaceOwner'])
        expect(await syncAccounts(), 'another server does not begin on it').toBe(0)
      }
      return undefined
    }
    await syncAccounts()
    expect(productRoles(account.roles)).toEqual(['WorkspaceOwner'])
    expect(await rowOf(user.id)).toMatchObject({ status: 'Done', leasedUntil: null })
  })

  test('are synced by one of several concurrent servers', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => createLinkedUser()))
    for (const { user } of made) await save(user, ['Purchasing'])
    keycloak.delay = 5
    const counts = await Promise.all([syncAccounts(), syncAccounts(), syncAccounts()])
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(6)
    const given = keycloak.calls.filter((each) => /^POST .*role-mappings/.test(each))
    expect(given).toHaveLength(6)
    for (const { account } of made) expect(productRoles(account.roles)).toEqual(['Purchasing'])
  })
})
