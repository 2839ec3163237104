import { describe, expect, test } from 'vitest'
import { syncAccounts } from '@/lib/domain/people/provider-syncs/commands'
import { MAX_ATTEMPTS } from '@/lib/domain/people/mail-outbox/rules'
import { users } from '@/lib/domain/people/users/contract'
import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import { log } from '@/lib/platform/log/log'
import { announceShutdown } from '@/lib/platform/process/shutdown'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { forget } from '@/lib/testing/runs/new-process'
import { ADMIN_CLIENT } from '@/lib/testing/stand-ins/keycloak'
import {
  admin,
  invite,
  keycloak,
  manageProvider,
  minutes,
  productRoles,
  panelOf,
  retry,
  rowOf,
  save,
  blockProvider,
  createLinkedUser,
  syncAfter,
} from '@/lib/testing/stand-ins/managed-provider'

manageProvider()

describe('a failing provider', () => {
  test('is retried at growing intervals while it is down, and nothing is lost', async () => {
    const all = [await createLinkedUser(), await createLinkedUser()]
    for (const { user } of all) await save(user, ['Purchasing'])
    keycloak.isDown = true
    expect(await syncAccounts()).toBe(0)
    const rows = await Promise.all(all.map(({ user }) => rowOf(user.id)))
    expect(rows.map(({ attempts }) => attempts).toSorted(), 'the second is not tried').toEqual([
      0, 1,
    ])
    const tried = rows.find(({ attempts }) => attempts === 1)!
    expect(tried).toMatchObject({ status: 'Waiting', fault: 'unreachable', leasedUntil: null })
    expect(tried.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(50_000)
    keycloak.isDown = false
    expect(await syncAccounts(), 'the other one').toBe(1)
    expect(await syncAfter(2)).toBe(1)
    for (const { account } of all) expect(productRoles(account.roles)).toEqual(['Purchasing'])
  })

  test('times out when it is slow', async () => {
    const { user } = await createLinkedUser()
    await save(user, ['Purchasing'])
    const unblock = blockProvider()
    expect(await syncAccounts({ timeout: 100 })).toBe(0)
    expect(await rowOf(user.id)).toMatchObject({ fault: 'unreachable', faultDetail: 'time-out' })
    unblock()
  })

  test.each([
    [401, 'login-refused', 'Waiting'],
    [403, 'forbidden', 'Waiting'],
    [500, 'broken', 'Waiting'],
    [429, 'broken', 'Waiting'],
    [400, 'refused', 'Failed'],
  ])('that answers %i gives the fault %s and the status %s', async (status, fault, after) => {
    const { user } = await createLinkedUser()
    await save(user, ['Purchasing'])
    keycloak.intercept = ({ path }) =>
      path === '/roles' ? { status, body: { errorMessage: 'Not today' } } : undefined
    expect(await syncAccounts()).toBe(0)
    expect(await rowOf(user.id)).toMatchObject({
      status: after,
      fault,
      faultDetail: `${status} Not today`,
    })
  })

  test('that cannot send mail gets a fault that says so, with the roles given', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    keycloak.intercept = ({ path }) =>
      path.endsWith('execute-actions-email')
        ? { status: 500, body: { errorMessage: 'Failed to send email' } }
        : undefined
    await syncAccounts()
    expect(await rowOf(user.id)).toMatchObject({ status: 'Waiting', fault: 'mail-not-sent' })
    expect(productRoles(keycloak.byEmail(user.email!)?.roles)).toEqual(['Work Owner'])
    keycloak.intercept = () => undefined
    expect(await syncAfter(2)).toBe(1)
    expect(keycloak.byEmail(user.email!)?.mails).toHaveLength(1)
  })

  test('that refuses our login is logged as an error, and no secret is logged or shown', async () => {
    const { user } = await createLinkedUser()
    await save(user, ['Purchasing'])
    const written: string[] = []
    const keep = (fields: object, message: string) =>
      void written.push(JSON.stringify({ fields, message }))
    const { info, warn, error } = log
    Object.assign(log, { info: keep, warn: keep, error: keep })
    const wrong = keycloak.settings({ clientSecret: 'a wrong secret' })
    config().providerAdmin = wrong
    await syncAccounts()
    const panel = await panelOf(user.id)
    config().providerAdmin = keycloak.settings()
    Object.assign(log, { info, warn, error })
    expect(panel).toMatchObject({
      status: 'Waiting',
      fault: { code: 'login-refused', detail: '401 unauthorized_client' },
      there: { account: null, fault: { code: 'login-refused' } },
      difference: null,
    })
    expect(written.join()).toContain('account not synced')
    const all = [...written, JSON.stringify(panel), JSON.stringify(await rowOf(user.id))].join()
    for (const secret of [ADMIN_CLIENT.clientSecret, wrong.clientSecret, 'Basic', 'Bearer'])
      expect(all).not.toContain(secret)
  })

  test('is given up visibly after about a day, and retried on request', async () => {
    const { user, account } = await createLinkedUser()
    await save(user, ['Purchasing'])
    await database().db.providerSync.update({
      where: { userId: user.id },
      data: { attempts: MAX_ATTEMPTS - 1 },
    })
    keycloak.isDown = true
    await syncAccounts()
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Failed',
      attempts: MAX_ATTEMPTS,
      nextAttemptAt: null,
      there: { account: null, fault: { code: 'unreachable' } },
      can: { retry: true },
    })
    const groups = (await call(admin, users.search, {})).body
    const listed = groups.purchasingUsers.find(({ id }) => id === user.id)
    expect(listed?.providerStatus).toBe('Failed')
    keycloak.isDown = false
    expect((await retry(user.id)).status).toBe(200)
    expect(await syncAccounts()).toBe(1)
    expect(productRoles(account.roles)).toEqual(['Purchasing'])
    const events = await database().db.auditEntry.findMany({
      where: { subjectId: user.id, event: { startsWith: 'provider-sync.' } },
      orderBy: { at: 'asc' },
    })
    expect(events.map(({ event }) => event)).toEqual([
      'provider-sync.given-up',
      'provider-sync.requested',
      'provider-sync.carried-through',
    ])
  })

  test('is synced by another server later if ours dies during a sync', async () => {
    const { user, account } = await createLinkedUser()
    await save(user, ['Purchasing'])
    await database().db.providerSync.update({
      where: { userId: user.id },
      data: { leasedUntil: minutes(5)() },
    })
    expect(await syncAccounts()).toBe(0)
    expect(await syncAfter(6)).toBe(1)
    expect(productRoles(account.roles)).toEqual(['Purchasing'])
  })
})

test('a stop of ours waits for the account that is under way, and leaves the others for later', async () => {
  const all = [await createLinkedUser(), await createLinkedUser()]
  for (const { user } of all) await save(user, ['Purchasing'])
  keycloak.intercept = () => {
    announceShutdown()
    return undefined
  }
  expect(await syncAccounts()).toBe(1)
  const rows = await Promise.all(all.map(({ user }) => rowOf(user.id)))
  expect(rows.map(({ attempts }) => attempts).toSorted()).toEqual([0, 1])
  forget('shutdown-state')
  keycloak.intercept = () => undefined
  expect(await syncAccounts()).toBe(1)
})
