import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { syncAccounts } from '@/lib/domain/people/provider-syncs/commands'
import { providerSyncs } from '@/lib/domain/people/provider-syncs/contract'
import { jobs } from '@/lib/domain/jobs'
import { persons } from '@/lib/domain/people/persons/contract'
import { MAX_ATTEMPTS } from '@/lib/domain/people/mail-outbox/rules'
import { users } from '@/lib/domain/people/users/contract'
import type { Role } from '@/lib/platform/access/policies'
import { config } from '@/lib/platform/config/config'
import { prisma } from '@/lib/platform/db/client'
import { startJobs } from '@/lib/platform/jobs/jobs'
import { runShutdown } from '@/lib/platform/process/shutdown'
import { log } from '@/lib/platform/log/log'
import { call, type Caller } from '@/lib/testing/call'
import { createUser } from '@/lib/testing/factories'
import { ADMIN_CLIENT, KeycloakStandIn } from '@/lib/testing/keycloak'

/** Through the real routes and the job, against the admin API of a Keycloak as the product uses it. */

const keycloak = new KeycloakStandIn()
let admin: NonNullable<Caller>

beforeAll(async () => {
  await keycloak.start()
  config().providerAdmin = keycloak.settings()
  admin = await createUser('Admin')
})
afterAll(async () => {
  await runShutdown()
  keycloak.stop()
})
beforeEach(async () => {
  keycloak.reset()
  await prisma().providerSync.deleteMany()
})

const minutes = (count: number) => () => new Date(Date.now() + count * 60_000)
/** As the job would, so much later. */
const syncAfter = (count: number) => syncAccounts({ now: minutes(count) })
const rowOf = (userId: string) => prisma().providerSync.findUniqueOrThrow({ where: { userId } })
const ours = (names: string[] | undefined) => names?.filter((name) => !/default|offline/.test(name))

const save = async (user: { id: string; email: string | null }, roles: Role[], more = {}) => {
  const { status } = await call(admin, users.save, {
    id: user.id,
    email: user.email!,
    roles,
    ...more,
  })
  expect(status).toBe(200)
}
const invite = async ({ id }: { id: string }) =>
  expect((await call(admin, users.sendInvitation, { id })).status).toBe(200)
const panelOf = async (id: string, caller = admin) =>
  (await call(caller, providerSyncs.get, { id })).body
const retry = (id: string, caller = admin) => call(caller, providerSyncs.retry, { id })

/** Somebody here, with an account of the same address there. */
async function someone(roles: Role[] = ['WorkOwner'], account = {}) {
  const user = await createUser(roles)
  return { user, account: keycloak.add({ email: user.email!, ...account }) }
}

describe('who is invited', () => {
  test('gets an account with their roles and a link to choose a password, once', async () => {
    const user = await createUser(['WorkOwner', 'SafetyOfficer'], {
      person: { firstNameEn: 'Somchai', lastNameEn: 'Jaidee' },
    })
    await invite(user)
    expect(await syncAccounts()).toBe(1)
    const made = keycloak.byEmail(user.email!)!
    const mail = await prisma().outboxMail.findFirstOrThrow({ where: { userId: user.id } })
    expect(mail.text).toContain('a second e-mail brings you a link')
    expect(made).toMatchObject({ firstName: 'Somchai', emailVerified: false, enabled: true })
    expect(ours(made.roles)?.toSorted()).toEqual(['Work Owner', 'safety-officer'])
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

  test('has no account before that, and a draft is in step without one', async () => {
    const user = await createUser('WorkOwner')
    await save(user, ['SafetyOfficer'])
    expect(await syncAccounts()).toBe(1)
    expect(keycloak.accounts.size).toBe(0)
    expect(await panelOf(user.id)).toMatchObject({ status: 'Done', difference: null })
  })

  test('and has an account there keeps it, its name and its password', async () => {
    const { user, account } = await someone(['Purchasing'], { firstName: 'Own', lastName: 'Name' })
    account.attributes = { badge: ['7'] }
    await invite(user)
    await syncAccounts()
    expect(keycloak.accounts.size).toBe(1)
    expect(account).toMatchObject({ firstName: 'Own', mails: [], attributes: { badge: ['7'] } })
    expect(ours(account.roles)).toEqual(['Purchasing'])
  })

  test.each([
    ['with a password', { hasPassword: true }],
    ['from a provider behind it', { hasPassword: false, brokers: ['google'] }],
  ])('is not given an account %s whose address nobody verified', async (_, means) => {
    const { user, account } = await someone(['Admin'], { emailVerified: false, ...means })
    await invite(user)
    await syncAccounts()
    expect(ours(account.roles)).toEqual([])
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Failed',
      fault: { code: 'address-unverified' },
    })
  })

  test('and whose new account was made, but the answer lost, is given that one', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    keycloak.before = ({ method, path }) => {
      if (method !== 'POST' || path !== '/users') return undefined
      keycloak.add({ email: user.email!, emailVerified: false, hasPassword: false })
      return { status: 502 }
    }
    expect(await syncAccounts()).toBe(0)
    expect(await rowOf(user.id)).toMatchObject({ fault: 'broken', accountId: null })
    keycloak.before = () => undefined
    expect(await syncAfter(2)).toBe(1)
    expect(keycloak.accounts.size).toBe(1)
    const made = keycloak.byEmail(user.email!)!
    expect([ours(made.roles), made.mails.length]).toEqual([['Work Owner'], 1])
  })

  test.each([true, false])(
    'while somebody else makes the account there: verified %s',
    async (emailVerified) => {
      const user = await createUser('WorkOwner')
      await invite(user)
      keycloak.before = ({ method, path }) => {
        if (method === 'POST' && path === '/users' && keycloak.accounts.size === 0)
          keycloak.add({ email: user.email!, emailVerified })
        return undefined
      }
      await syncAccounts()
      expect(keycloak.accounts.size).toBe(1)
      const roles = ours(keycloak.byEmail(user.email!)?.roles)
      expect(roles).toEqual(emailVerified ? ['Work Owner'] : [])
      expect((await rowOf(user.id)).status).toBe(emailVerified ? 'Done' : 'Failed')
    },
  )

  test('under a name that another account there has is told so', async () => {
    const user = await createUser('WorkOwner')
    keycloak.add({ email: 'other@example.com', username: user.email! })
    await invite(user)
    await syncAccounts()
    expect(await rowOf(user.id)).toMatchObject({ status: 'Waiting', fault: 'taken' })
    expect((await rowOf(user.id)).faultDetail).toContain('409')
  })
})

describe('roles', () => {
  test('are given and taken until they are as here; others’ roles stay', async () => {
    const roles = ['default-roles-site', 'offline_access', 'payroll', 'Purchasing', 'Work Owner']
    const { user, account } = await someone(['WorkOwner'], { roles })
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
    const lines = await prisma().auditEntry.findMany({
      where: { subjectId: user.id, event: 'provider-sync.carried-through' },
    })
    expect(lines.map(({ changes }) => changes)).toEqual([
      { taken: ['Purchasing'], given: ['WorkspaceOwner'] },
    ])
  })

  test('that the realm lacks are named, and the rest is given', async () => {
    const { user, account } = await someone()
    keycloak.realmRoles = keycloak.realmRoles.filter((name) => !/officer|Tenant/.test(name))
    await save(user, ['Purchasing', 'SafetyOfficer', 'TenantAdministrator'])
    await syncAccounts()
    expect(ours(account.roles)).toEqual(['Purchasing'])
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

  test('that come through a group there cannot be taken from here, and are named', async () => {
    const { user } = await someone(['WorkOwner'], { inherited: ['Admin'] })
    await save(user, ['WorkOwner'])
    await syncAccounts()
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Failed',
      fault: { code: 'roles-inherited', detail: 'Admin' },
      difference: { extra: ['Admin'], missing: [], standing: null },
    })
  })

  test('saved twice quickly end as they were saved last, also while the first is under way', async () => {
    const { user, account } = await someone()
    await save(user, ['Purchasing'])
    await save(user, ['SafetyOfficer'])
    let isSaved = false
    keycloak.before = async ({ method, path }) => {
      if (method === 'POST' && path.endsWith('role-mappings/realm') && !isSaved) {
        isSaved = true
        await save(user, ['WorkspaceOwner'])
        expect(await syncAccounts(), 'another server does not begin on it').toBe(0)
      }
      return undefined
    }
    await syncAccounts()
    expect(ours(account.roles)).toEqual(['WorkspaceOwner'])
    expect(await rowOf(user.id)).toMatchObject({ status: 'Done', leasedUntil: null })
  })

  test('of two servers at once one carries them through', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => someone()))
    for (const { user } of made) await save(user, ['Purchasing'])
    keycloak.delay = 5
    const counts = await Promise.all([syncAccounts(), syncAccounts(), syncAccounts()])
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(6)
    const given = keycloak.calls.filter((each) => /^POST .*role-mappings/.test(each))
    expect(given).toHaveLength(6)
    for (const { account } of made) expect(ours(account.roles)).toEqual(['Purchasing'])
  })
})

describe('an address', () => {
  test('and a name change at an account that we made, and have to be verified again', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    await syncAccounts()
    const made = keycloak.byEmail(user.email!)!
    Object.assign(made, { emailVerified: true, attributes: { badge: ['7'] } })
    const email = `${crypto.randomUUID()}@example.com`
    await save({ ...user, email }, ['WorkOwner'], {
      person: { firstNameTh: 'สมหญิง', lastNameTh: 'ใจดี' },
    })
    await syncAccounts()
    expect(made).toMatchObject({ email, emailVerified: false, firstName: 'สมหญิง', enabled: true })
    expect(made.attributes).toEqual({ badge: ['7'] })
    expect(keycloak.accounts.size).toBe(1)
  })

  test('stays when only the name changes, where people are kept', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    await syncAccounts()
    const personId = user.personId!
    const named = { firstNameTh: 'สมปอง', lastNameTh: 'ใจดี' }
    expect((await call(admin, persons.save, { id: personId, ...named })).status).toBe(200)
    await syncAccounts()
    const made = keycloak.byEmail(user.email!)!
    expect(made).toMatchObject({ email: user.email, firstName: 'สมปอง', lastName: 'ใจดี' })
  })

  test('that was wrong leaves nothing of ours at the account that it led to', async () => {
    const { user, account } = await someone()
    const right = keycloak.add({ email: `${crypto.randomUUID()}@example.com` })
    await save(user, ['Purchasing'])
    await syncAccounts()
    await save({ ...user, email: right.email! }, ['Purchasing'])
    await syncAccounts()
    expect([ours(account.roles), ours(right.roles)]).toEqual([[], ['Purchasing']])
  })

  test('of somebody who has signed in matters no more: the account counts', async () => {
    const { user, account } = await someone()
    account.email = 'moved@example.com'
    await prisma().user.update({ where: { id: user.id }, data: { providerSubject: account.id } })
    await save(user, ['Purchasing'])
    await syncAccounts()
    expect(ours(account.roles)).toEqual(['Purchasing'])
    expect(account.email).toBe('moved@example.com')
  })

  test('that leads to the account of another user gives it nothing', async () => {
    const { user: owner, account } = await someone()
    await prisma().user.update({ where: { id: owner.id }, data: { providerSubject: account.id } })
    account.email = 'second@example.com'
    const second = await createUser('Admin', { email: account.email })
    await save(second, ['Admin'])
    await syncAccounts()
    expect(ours(account.roles)).toEqual([])
    expect(await rowOf(second.id)).toMatchObject({ status: 'Failed', fault: 'account-of-another' })
  })
})

describe('whoever is kept out', () => {
  test('is shut out there and signed out, and let in again', async () => {
    const { user, account } = await someone()
    await save(user, ['WorkOwner'], { status: 'Disabled' })
    await syncAccounts()
    expect(account).toMatchObject({ enabled: false, logouts: 1, email: user.email })
    expect(ours(account.roles)).toEqual(['Work Owner'])
    await save(user, ['WorkOwner'], { status: 'Active' })
    await syncAccounts()
    expect(account).toMatchObject({ enabled: true, logouts: 1 })
  })

  test('by somebody there stays so, and that is shown', async () => {
    const { user, account } = await someone(['WorkOwner'], { enabled: false })
    await save(user, ['WorkOwner'])
    await syncAccounts()
    expect(account.enabled).toBe(false)
    expect((await panelOf(user.id)).difference).toMatchObject({ standing: 'shut-there' })
  })

  test('because they were removed loses the roles too, and may come back as another user', async () => {
    const { user, account } = await someone()
    await save(user, ['WorkOwner'])
    await syncAccounts()
    expect((await call(admin, users.remove, { id: user.id })).status).toBe(200)
    await syncAccounts()
    expect(account).toMatchObject({ enabled: false, logouts: 1 })
    expect(ours(account.roles)).toEqual([])
    expect((await call(admin, providerSyncs.get, { id: user.id })).body.code).toBe(
      'record-not-found',
    )
    const again = await createUser('Purchasing', { email: user.email })
    await invite(again)
    await syncAccounts()
    expect(account.enabled).toBe(true)
    expect(ours(account.roles)).toEqual(['Purchasing'])
    expect((await rowOf(user.id)).accountId).toBeNull()
  })

  test('and never had an account gets none', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    await call(admin, users.remove, { id: user.id })
    await syncAccounts()
    expect(keycloak.accounts.size).toBe(0)
    expect((await rowOf(user.id)).status).toBe('Done')
  })

  test('by removal is never given up, as nobody would see it', async () => {
    const { user, account } = await someone()
    await save(user, ['WorkOwner'])
    await syncAccounts()
    await call(admin, users.remove, { id: user.id })
    await prisma().providerSync.update({
      where: { userId: user.id },
      data: { attempts: MAX_ATTEMPTS + 5 },
    })
    keycloak.isAway = true
    await syncAccounts()
    expect((await rowOf(user.id)).status).toBe('Waiting')
    keycloak.isAway = false
    expect(await syncAfter(61)).toBe(1)
    expect(account.enabled).toBe(false)
  })
})

describe('an account that was deleted there', () => {
  test('is said to be gone, and made again with the next invitation', async () => {
    const { user, account } = await someone()
    await prisma().user.update({ where: { id: user.id }, data: { providerSubject: account.id } })
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
    expect(ours(keycloak.byEmail(user.email!)?.roles)).toEqual(['Purchasing'])
    const { providerSubject } = await prisma().user.findUniqueOrThrow({ where: { id: user.id } })
    expect(providerSubject, 'the new one is bound at the first sign-in').toBeNull()
  })
})

/** The provider takes every question and answers none, until it is told to speak. */
function silence(): () => void {
  let speak = () => {}
  const held = new Promise<undefined>((resolve) => (speak = () => resolve(undefined)))
  keycloak.before = () => held
  return speak
}

describe('a provider in trouble', () => {
  test('that is down is asked again at growing intervals, and nothing is lost', async () => {
    const all = [await someone(), await someone()]
    for (const { user } of all) await save(user, ['Purchasing'])
    keycloak.isAway = true
    expect(await syncAccounts()).toBe(0)
    const rows = await Promise.all(all.map(({ user }) => rowOf(user.id)))
    expect(rows.map(({ attempts }) => attempts).toSorted(), 'the second is not tried').toEqual([
      0, 1,
    ])
    const tried = rows.find(({ attempts }) => attempts === 1)!
    expect(tried).toMatchObject({ status: 'Waiting', fault: 'unreachable', leasedUntil: null })
    expect(tried.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(50_000)
    keycloak.isAway = false
    expect(await syncAccounts(), 'the other one').toBe(1)
    expect(await syncAfter(2)).toBe(1)
    for (const { account } of all) expect(ours(account.roles)).toEqual(['Purchasing'])
  })

  test('that is slow is given up for now', async () => {
    const { user } = await someone()
    await save(user, ['Purchasing'])
    const speak = silence()
    expect(await syncAccounts({ patience: 100 })).toBe(0)
    expect(await rowOf(user.id)).toMatchObject({ fault: 'unreachable', faultDetail: 'time-out' })
    speak()
  })

  test.each([
    [401, 'login-refused', 'Waiting'],
    [403, 'forbidden', 'Waiting'],
    [500, 'broken', 'Waiting'],
    [429, 'broken', 'Waiting'],
    [400, 'refused', 'Failed'],
  ])('that answers %i: %s, %s', async (status, fault, after) => {
    const { user } = await someone()
    await save(user, ['Purchasing'])
    keycloak.before = ({ path }) =>
      path === '/roles' ? { status, body: { errorMessage: 'Not today' } } : undefined
    expect(await syncAccounts()).toBe(0)
    expect(await rowOf(user.id)).toMatchObject({
      status: after,
      fault,
      faultDetail: `${status} Not today`,
    })
  })

  test('that cannot send its mail says so, with the roles given', async () => {
    const user = await createUser('WorkOwner')
    await invite(user)
    keycloak.before = ({ path }) =>
      path.endsWith('execute-actions-email')
        ? { status: 500, body: { errorMessage: 'Failed to send email' } }
        : undefined
    await syncAccounts()
    expect(await rowOf(user.id)).toMatchObject({ status: 'Waiting', fault: 'mail-not-sent' })
    expect(ours(keycloak.byEmail(user.email!)?.roles)).toEqual(['Work Owner'])
    keycloak.before = () => undefined
    expect(await syncAfter(2)).toBe(1)
    expect(keycloak.byEmail(user.email!)?.mails).toHaveLength(1)
  })

  test('that refuses our login is an alarm, and no secret is written or shown', async () => {
    const { user } = await someone()
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
    expect(written.join()).toContain('not carried through')
    const all = [...written, JSON.stringify(panel), JSON.stringify(await rowOf(user.id))].join()
    for (const secret of [ADMIN_CLIENT.clientSecret, wrong.clientSecret, 'Basic', 'Bearer'])
      expect(all).not.toContain(secret)
  })

  test('for about a day is given up visibly, and tried again when somebody says so', async () => {
    const { user, account } = await someone()
    await save(user, ['Purchasing'])
    await prisma().providerSync.update({
      where: { userId: user.id },
      data: { attempts: MAX_ATTEMPTS - 1 },
    })
    keycloak.isAway = true
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
    keycloak.isAway = false
    expect((await retry(user.id)).status).toBe(200)
    expect(await syncAccounts()).toBe(1)
    expect(ours(account.roles)).toEqual(['Purchasing'])
    const events = await prisma().auditEntry.findMany({
      where: { subjectId: user.id, event: { startsWith: 'provider-sync.' } },
      orderBy: { at: 'asc' },
    })
    expect(events.map(({ event }) => event)).toEqual([
      'provider-sync.given-up',
      'provider-sync.requested',
      'provider-sync.carried-through',
    ])
  })

  test('whose server of ours died in the middle is tried by another one later', async () => {
    const { user, account } = await someone()
    await save(user, ['Purchasing'])
    await prisma().providerSync.update({
      where: { userId: user.id },
      data: { leasedUntil: minutes(5)() },
    })
    expect(await syncAccounts()).toBe(0)
    expect(await syncAfter(6)).toBe(1)
    expect(ours(account.roles)).toEqual(['Purchasing'])
  })
})

describe('the panel', () => {
  test('names what was changed there, and carrying through again undoes it', async () => {
    const { user, account } = await someone()
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

  test('answers while the provider does not', async () => {
    const { user } = await someone()
    const speak = silence()
    expect(await panelOf(user.id)).toMatchObject({
      status: 'Never',
      there: { fault: { code: 'unreachable' } },
    })
    speak()
  })

  test('is for those who may read the user, and trying again for those who may change them', async () => {
    const purchasing = await createUser('Purchasing')
    const tenant = await createUser('TenantAdministrator')
    const { user } = await someone(['Contractor'])
    const { user: boss } = await someone(['Admin'])
    expect((await panelOf(user.id, purchasing)).can).toEqual({ retry: true })
    expect((await call(purchasing, providerSyncs.get, { id: boss.id })).status).toBe(403)
    expect((await panelOf(boss.id, tenant)).can).toEqual({ retry: false })
    expect((await retry(boss.id, tenant)).body.code).toBe('admin-only')
    expect((await retry(user.id, purchasing)).status).toBe(200)
  })

  test('says that nothing is managed where nothing is, and nothing is written down', async () => {
    config().providerAdmin = undefined
    const { user } = await someone()
    await save(user, ['Purchasing'])
    expect(await prisma().providerSync.count()).toBe(0)
    for (const contract of [providerSyncs.get, providerSyncs.retry])
      expect((await call(admin, contract, { id: user.id })).body.code).toBe('provider-not-managed')
    expect(await syncAccounts()).toBe(0)
    config().providerAdmin = keycloak.settings()
  })
})

test('the job runs as soon as a user is saved', async () => {
  await startJobs(jobs)
  const { user, account } = await someone()
  await save(user, ['Purchasing'])
  await expect.poll(() => ours(account.roles)).toEqual(['Purchasing'])
  await expect.poll(async () => (await rowOf(user.id)).status).toBe('Done')
})
