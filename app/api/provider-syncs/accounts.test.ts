import { describe, expect, test } from 'vitest'
import { syncAccounts } from '@/lib/domain/people/provider-syncs/commands'
import { providerSyncs } from '@/lib/domain/people/provider-syncs/contract'
import { MAX_ATTEMPTS } from '@/lib/domain/people/mail-outbox/rules'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import {
  admin,
  invite,
  keycloak,
  manageProvider,
  productRoles,
  panelOf,
  retry,
  rowOf,
  save,
  createLinkedUser,
  syncAfter,
} from '@/lib/testing/stand-ins/managed-provider'

manageProvider()

describe('an invited user', () => {
  test('gets an account with their roles and a link to choose a password, once', async () => {
    const user = await createUser(['WorkOwner', 'SafetyOfficer'], {
      person: { firstNameEn: 'Somchai', lastNameEn: 'Jaidee' },
    })
    await invite(user)
    expect(await syncAccounts()).toBe(1)
    const made = keycloak.byEmail(user.email!)!
    const mail = await database().db.outboxMail.findFirstOrThrow({ where: { userId: user.id } })
    expect(mail.text).toContain('a second e-mail brings you a link')
    expect(made).toMatchObject({ firstName: 'Somchai', emailVerified: false, enabled: true })
    expect(productRoles(made.roles)?.toSorted()).toEqual(['Work Owner', 'safety-officer'])
    expect(made.mails).toHaveLength(1)
    expect(made.mails[0]!.actions).toEqual(['UPDATE_PASSWORD'])
    expect(Number(made.mails[0]!.lifespan)).toBeCloseTo(7 * 24 * 3600, -2)
    expect(await rowOf(user.id)).toMatchObject({
      status: 'Done',
      accountId: made.id,
      isMadeHere: true,
    })
    const changing = () => keycloak.calls.filter((each) => !each.startsWith('GET')).length
    const before = changing()
    await retry(user.id)
    expect(await syncAccounts()).toBe(1)
    expect(changing(), 'nothing is done twice').toBe(before)
    expect(keycloak.accounts.size).toBe(1)
    await invite(user)
    await syncAccounts()
    expect(made.mails, 'a new invitation has a new link').toHaveLength(2)
  })

  test('gets one without the characters that Keycloak refuses in names', async () => {
    const user = await createUser('WorkOwner', {
      email: `o'brien-${crypto.randomUUID()}@example.com`,
      person: { firstNameTh: 'สมชาย (ชาย)', lastNameTh: 'ใจดี/ดีใจ' },
    })
    await invite(user)
    expect(await syncAccounts()).toBe(1)
    const made = keycloak.byEmail(user.email!)!
    expect(made).toMatchObject({ firstName: 'สมชาย ชาย', lastName: 'ใจดี ดีใจ' })
    expect(made.username).toBe(user.email!.replace("'", '-'))
    await save(user, ['WorkOwner'])
    await syncAccounts()
    const changes = keycloak.calls.filter((each) => each.startsWith('PUT /users/'))
    expect(
      changes.filter((each) => !each.endsWith('email')),
      'nothing differs',
    ).toEqual([])
  })

  test('has no account before the invitation, and a draft counts as synced without one', async () => {
    const user = await createUser('WorkOwner')
    await save(user, ['SafetyOfficer'])
    expect(await syncAccounts()).toBe(1)
    expect(keycloak.accounts.size).toBe(0)
    expect(await panelOf(user.id)).toMatchObject({ status: 'Done', difference: null })
  })

  test('keeps an existing account there, with its name and password', async () => {
    const { user, account } = await createLinkedUser(['Purchasing'], {
      firstName: 'Own',
      lastName: 'Name',
    })
    account.attributes = { badge: ['7'] }
    await invite(user)
    await syncAccounts()
    expect(keycloak.accounts.size).toBe(1)
    expect(account).toMatchObject({ firstName: 'Own', mails: [], attributes: { badge: ['7'] } })
    expect(productRoles(account.roles)).toEqual(['Purchasing'])
  })

  test.each([
    ['with a password', { hasPassword: true }],
    ['from a provider behind it', { hasPassword: false, brokers: ['google'] }],
  ])('is not linked to an account %s with an unverified address', async (_, means) => {
    const { user, account } = await createLinkedUser(['Admin'], { emailVerified: false, ...means })
    await invite(user)
    await syncAccounts()
    expect(productRoles(account.roles)).toEqual([])
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Failed',
      fault: { code: 'address-unverified' },
    })
  })

  test('is linked to the account that was created by a call whose answer was lost', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    keycloak.intercept = ({ method, path }) => {
      if (method !== 'POST' || path !== '/users') return undefined
      keycloak.add({ email: user.email!, emailVerified: false, hasPassword: false })
      return { status: 502 }
    }
    expect(await syncAccounts()).toBe(0)
    expect(await rowOf(user.id)).toMatchObject({ fault: 'broken', accountId: null })
    keycloak.intercept = () => undefined
    expect(await syncAfter(2)).toBe(1)
    expect(keycloak.accounts.size).toBe(1)
    const made = keycloak.byEmail(user.email!)!
    expect([productRoles(made.roles), made.mails.length]).toEqual([['Work Owner'], 1])
  })

  test.each([true, false])(
    'is synced while somebody else creates the account there: verified %s',
    async (emailVerified) => {
      const user = await createUser('WorkOwner')
      await invite(user)
      keycloak.intercept = ({ method, path }) => {
        if (method === 'POST' && path === '/users' && keycloak.accounts.size === 0)
          keycloak.add({ email: user.email!, emailVerified })
        return undefined
      }
      await syncAccounts()
      expect(keycloak.accounts.size).toBe(1)
      const roles = productRoles(keycloak.byEmail(user.email!)?.roles)
      expect(roles).toEqual(emailVerified ? ['Work Owner'] : [])
      expect((await rowOf(user.id)).status).toBe(emailVerified ? 'Done' : 'Failed')
    },
  )

  test('with the user name of another account gets a fault that says so', async () => {
    const user = await createUser('WorkOwner')
    keycloak.add({ email: 'other@example.com', username: user.email! })
    await invite(user)
    await syncAccounts()
    expect(await rowOf(user.id)).toMatchObject({ status: 'Waiting', fault: 'taken' })
    expect((await rowOf(user.id)).faultDetail).toContain('409')
  })
})

describe('a disabled or removed user', () => {
  test('is disabled and signed out there, and enabled again', async () => {
    const { user, account } = await createLinkedUser()
    await save(user, ['WorkOwner'], { status: 'Disabled' })
    await syncAccounts()
    expect(account).toMatchObject({ enabled: false, logouts: 1, email: user.email })
    expect(productRoles(account.roles)).toEqual(['Work Owner'])
    await save(user, ['WorkOwner'], { status: 'Active' })
    await syncAccounts()
    expect(account).toMatchObject({ enabled: true, logouts: 1 })
  })

  test('stays disabled when somebody disabled the account there, and the panel shows it', async () => {
    const { user, account } = await createLinkedUser(['WorkOwner'], { enabled: false })
    await save(user, ['WorkOwner'])
    await syncAccounts()
    expect(account.enabled).toBe(false)
    expect((await panelOf(user.id)).difference).toMatchObject({ standing: 'shut-there' })
  })

  test('loses the roles when removed, and may return as another user', async () => {
    const { user, account } = await createLinkedUser()
    await save(user, ['WorkOwner'])
    await syncAccounts()
    expect((await call(admin, users.remove, { id: user.id })).status).toBe(200)
    await syncAccounts()
    expect(account).toMatchObject({ enabled: false, logouts: 1 })
    expect(productRoles(account.roles)).toEqual([])
    expect((await call(admin, providerSyncs.get, { id: user.id })).body.code).toBe(
      'record-not-found',
    )
    const again = await createUser('Purchasing', { email: user.email })
    await invite(again)
    await syncAccounts()
    expect(account.enabled).toBe(true)
    expect(productRoles(account.roles)).toEqual(['Purchasing'])
    expect((await rowOf(user.id)).accountId).toBeNull()
  })

  test('gets no account if there was none', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    await call(admin, users.remove, { id: user.id })
    await syncAccounts()
    expect(keycloak.accounts.size).toBe(0)
    expect((await rowOf(user.id)).status).toBe('Done')
  })

  test('is retried without end after a removal, as nobody would see the failure', async () => {
    const { user, account } = await createLinkedUser()
    await save(user, ['WorkOwner'])
    await syncAccounts()
    await call(admin, users.remove, { id: user.id })
    await database().db.providerSync.update({
      where: { userId: user.id },
      data: { attempts: MAX_ATTEMPTS + 5 },
    })
    keycloak.isDown = true
    await syncAccounts()
    expect((await rowOf(user.id)).status).toBe('Waiting')
    keycloak.isDown = false
    expect(await syncAfter(61)).toBe(1)
    expect(account.enabled).toBe(false)
  })
})

describe('an account that was deleted at the provider', () => {
  test('is reported as missing, and created again by the next invitation', async () => {
    const { user, account } = await createLinkedUser()
    await database().db.user.update({
      where: { id: user.id },
      data: { providerSubject: account.id },
    })
    keycloak.accounts.clear()
    await save(user, ['Purchasing'])
    await syncAccounts()
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Failed',
      fault: { code: 'account-gone' },
      difference: { standing: 'no-account' },
    })
    await invite(user)
    await syncAccounts()
    expect(productRoles(keycloak.byEmail(user.email!)?.roles)).toEqual(['Purchasing'])
    const { providerSubject } = await database().db.user.findUniqueOrThrow({
      where: { id: user.id },
    })
    expect(providerSubject, 'the new one is bound at the first sign-in').toBeNull()
  })
})
