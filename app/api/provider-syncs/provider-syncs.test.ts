import { describe, expect, test } from 'vitest'
import { syncAccounts } from '@/lib/domain/people/provider-syncs/commands'
import { providerSyncs } from '@/lib/domain/people/provider-syncs/contract'
import { jobs } from '@/lib/domain/jobs'
import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import { startJobs } from '@/lib/platform/jobs/jobs'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import {
  admin,
  keycloak,
  manageProvider,
  productRoles,
  panelOf,
  retry,
  rowOf,
  save,
  blockProvider,
  createLinkedUser,
} from '@/lib/testing/stand-ins/managed-provider'

manageProvider()

describe('the panel of a user', () => {
  test('names what was changed there, and another sync undoes it', async () => {
    const { user, account } = await createLinkedUser()
    await save(user, ['Purchasing', 'WorkOwner'])
    await syncAccounts()
    account.roles = ['Purchasing', 'Admin', 'payroll']
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Done',
      here: { roles: ['Purchasing', 'WorkOwner'], isKeptOut: false },
      there: { account: { isEnabled: true, roles: ['Admin', 'Purchasing'] }, fault: null },
      difference: { missing: ['WorkOwner'], extra: ['Admin'], standing: null },
    })
    await retry(user.id)
    await syncAccounts()
    expect(account.roles.toSorted()).toEqual(['Purchasing', 'Work Owner', 'payroll'].toSorted())
    expect((await panelOf(user.id)).difference).toBeNull()
  })

  test('answers while the provider does not answer', async () => {
    const { user } = await createLinkedUser()
    const unblock = blockProvider()
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Never',
      there: { fault: { code: 'unreachable' } },
    })
    unblock()
  })

  test('is shown to those who may read the user, and retried by those who may change them', async () => {
    const purchasing = await createUser('Purchasing')
    const tenant = await createUser('TenantAdministrator')
    const { user } = await createLinkedUser(['Contractor'])
    const { user: boss } = await createLinkedUser(['Admin'])
    expect((await panelOf(user.id, purchasing)).can).toEqual({ retry: true })
    expect((await call(purchasing, providerSyncs.get, { id: boss.id })).status).toBe(403)
    expect((await panelOf(boss.id, tenant)).can).toEqual({ retry: false })
    expect((await retry(boss.id, tenant)).body.code).toBe('admin-only')
    expect((await retry(user.id, purchasing)).status).toBe(200)
  })

  test('is refused without a managed provider, and no sync is stored', async () => {
    config().providerAdmin = undefined
    const { user } = await createLinkedUser()
    await save(user, ['Purchasing'])
    expect(await database().db.providerSync.count()).toBe(0)
    for (const contract of [providerSyncs.get, providerSyncs.retry])
      expect((await call(admin, contract, { id: user.id })).body.code).toBe('provider-not-managed')
    expect(await syncAccounts()).toBe(0)
    config().providerAdmin = keycloak.settings()
  })
})

test('the job runs as soon as a user is saved', async () => {
  await startJobs(jobs)
  const { user, account } = await createLinkedUser()
  await save(user, ['Purchasing'])
  await expect.poll(() => productRoles(account.roles)).toEqual(['Purchasing'])
  await expect.poll(async () => (await rowOf(user.id)).status).toBe('Done')
})
