import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { forgetEndedBrowsers } from '@/lib/domain/people/push-subscriptions/commands'
import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import { MOST_SUBSCRIPTIONS } from '@/lib/domain/people/push-subscriptions/rules'
import { users } from '@/lib/domain/people/users/contract'
import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import { pushKeys } from '@/lib/platform/push/keys'
import { call } from '@/lib/testing/calls/call'
import { callWithCookie, type Cookie } from '@/lib/testing/calls/call-with-cookie'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { PushService } from '@/lib/testing/stand-ins/push-service'
import { cookieOf } from '@/lib/testing/calls/session-cookie'

const service = new PushService()
beforeAll(() => {
  // What an Admin's webhooks may call is nothing for a browser's address.
  config().privateHosts = { names: [], ranges: ['10.0.0.0/8', '127.0.0.0/8'] }
  return service.start()
})
afterAll(() => service.stop())

const signedIn = async () => {
  const user = await createUser('WorkOwner')
  return { user, cookie: await cookieOf(user) }
}
const save = (cookie: Cookie, subscription = service.browser().subscription) =>
  callWithCookie(cookie, pushSubscriptions.save, subscription)
const rowsOf = ({ userId }: TestUser) =>
  database().db.pushSubscription.findMany({ where: { userId }, orderBy: { savedAt: 'asc' } })
const channelsOf = async (user: TestUser) => {
  const { choices } = (await call(user, noticeSettings.get, {})).body
  return [...new Set(choices.map(({ channel }) => channel))]
}

describe('a browser', () => {
  test('is saved once, and only then there is something to choose for it', async () => {
    const { user, cookie } = await signedIn()
    expect(await channelsOf(user)).toEqual(['Email'])
    const { subscription } = service.browser()
    const first = await save(cookie, subscription)
    expect([first.status, (await save(cookie, subscription)).body.id]).toEqual([200, first.body.id])
    expect(await rowsOf(user)).toHaveLength(1)
    expect(await channelsOf(user)).toEqual(['Email', 'Push'])
    const { body } = await call(user, pushSubscriptions.get, {})
    expect(body.publicKey).toBe((await pushKeys()).publicKey)
    expect(body.digests).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(subscription.endpoint)
  })

  test('is the user’s who saves it last', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const { subscription } = service.browser()
    await save(one.cookie, subscription)
    expect((await save(other.cookie, subscription)).status).toBe(200)
    expect(await rowsOf(one.user)).toEqual([])
    expect(await rowsOf(other.user)).toHaveLength(1)
  })

  test('goes with a new session of its user, and is forgotten when it signs out', async () => {
    const { user, cookie } = await signedIn()
    const again = await cookieOf(user)
    const { subscription } = service.browser()
    await save(cookie, subscription)
    await save(again, subscription)
    await callWithCookie(cookie, account.signOut, {})
    expect(await rowsOf(user)).toHaveLength(1)
    await callWithCookie(again, account.signOut, {})
    expect(await rowsOf(user)).toEqual([])
  })

  test('that was signed out from elsewhere is told nothing, and forgotten by night', async () => {
    const { user, cookie } = await signedIn()
    await save(cookie)
    const [row] = await rowsOf(user)
    const ended = await callWithCookie(await cookieOf(user), account.endSession, {
      id: row!.sessionId,
    })
    expect(ended.status).toBe(200)
    expect(await channelsOf(user)).toEqual(['Email'])
    await forgetEndedBrowsers(database().db)
    expect(await rowsOf(user)).toEqual([])
  })

  test('whose session has run out is told nothing once its user signs out all others', async () => {
    const { user, cookie } = await signedIn()
    await save(cookie)
    const [row] = await rowsOf(user)
    const data = { expiresAt: new Date(0) }
    await database().db.signInSession.update({ where: { id: row!.sessionId }, data })
    expect(await channelsOf(user)).toEqual(['Email', 'Push'])
    const { status } = await callWithCookie(await cookieOf(user), account.endOtherSessions, {})
    expect(status).toBe(200)
    expect(await channelsOf(user)).toEqual(['Email'])
  })

  test('of a user who is deactivated is told nothing', async () => {
    const { user, cookie } = await signedIn()
    await save(cookie)
    const admin = await createUser('Admin')
    const input = { id: user.userId, status: 'Disabled' } as const
    expect((await call(admin, users.save, input)).status).toBe(200)
    await forgetEndedBrowsers(database().db)
    expect(await rowsOf(user)).toEqual([])
  })

  test(`takes the place of the oldest beyond ${MOST_SUBSCRIPTIONS}, however many are saved at once`, async () => {
    const { user, cookie } = await signedIn()
    const browsers = Array.from({ length: MOST_SUBSCRIPTIONS + 3 }, () => service.browser())
    await Promise.all(browsers.map(({ subscription }) => save(cookie, subscription)))
    expect(await rowsOf(user)).toHaveLength(MOST_SUBSCRIPTIONS)
    const last = service.browser()
    await save(cookie, last.subscription)
    expect((await rowsOf(user)).map(({ endpoint }) => endpoint)).toContain(last.endpoint)
    expect(await rowsOf(user)).toHaveLength(MOST_SUBSCRIPTIONS)
  })
})

describe('nobody', () => {
  test('takes or removes the browser of another by its address', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const { subscription } = service.browser()
    await save(one.cookie, subscription)
    const { keys } = service.browser().subscription
    const taken = await save(other.cookie, { ...subscription, keys })
    expect([taken.status, taken.body.code]).toEqual([409, 'other-browser'])
    const { endpoint } = subscription
    expect(
      (await callWithCookie(other.cookie, pushSubscriptions.remove, { endpoint })).status,
    ).toBe(200)
    expect(await rowsOf(one.user)).toHaveLength(1)
    expect((await callWithCookie(one.cookie, pushSubscriptions.remove, { endpoint })).status).toBe(
      200,
    )
    expect(await rowsOf(one.user)).toEqual([])
  })

  test('saves one by a bearer token, which no browser signs out', async () => {
    const { subscription } = service.browser()
    const { status, body } = await call(
      await createUser('WorkOwner'),
      pushSubscriptions.save,
      subscription,
    )
    expect([status, body.code]).toEqual([400, 'browser-needed'])
  })

  test.each([
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://[::ffff:10.0.0.1]/push',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/push',
    'https://2130706433/push',
    'https://user:password@example.com/push',
    'https://nowhere.invalid/push',
  ])('sends the product to %s', async (endpoint) => {
    const { user, cookie } = await signedIn()
    const { keys } = service.browser().subscription
    const { status, body } = await save(cookie, { endpoint, keys })
    expect([status, body.code]).toEqual([400, 'address-not-allowed'])
    expect(await rowsOf(user)).toEqual([])
  })

  test.each([
    ['http', { endpoint: 'http://example.com/push' }],
    ['a long address', { endpoint: `https://example.com/${'a'.repeat(1000)}` }],
    ['an address with a space', { endpoint: 'https://example.com/a b' }],
    ['a short key', { keys: { p256dh: 'BA', auth: 'a'.repeat(22) } }],
    ['a key beside the curve', { keys: { p256dh: `BA${'A'.repeat(85)}`, auth: 'a'.repeat(22) } }],
    ['a long secret', { keys: { ...service.browser().subscription.keys, auth: 'a'.repeat(23) } }],
  ])('saves %s', async (_, changes) => {
    const { cookie } = await signedIn()
    const { status, body } = await save(cookie, { ...service.browser().subscription, ...changes })
    expect([status, body.code]).toEqual([400, 'invalid-input'])
  })
})

test('the keys are made once, and the private one is not readable in the database', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, pushKeys))
  expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1)
  const rows = await database().db.secret.findMany({ where: { name: 'web-push' } })
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(all[0]!.privateKey)
})
