import { SignInBrowser } from '@/lib/testing/calls/sign-in-browser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { users } from '@/lib/domain/people/users/contract'
import { DAY, MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { callWithCookie, type Cookie } from '@/lib/testing/calls/call-with-cookie'
import { call, send, tokenOf } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { cookieOf } from '@/lib/testing/calls/session-cookie'

const PASSWORD = 'a long password'
const later = (milliseconds: number) =>
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] })
afterEach(() => vi.useRealTimers())

const isIn = async (cookie: Cookie) =>
  (await callWithCookie(cookie, account.get, {})).status === 200
const with401 = (token: string) =>
  send(null, account.get, { headers: { authorization: `Bearer ${token}` } })
/** The cookie of a session that was last used that many days ago. */
async function idleFor(days: number): Promise<Cookie> {
  const { userId } = await createUser('WorkOwner')
  const cookie = await cookieOf({ userId })
  const [lastSeenAt, expiresAt] = [-days, 60].map((n) => new Date(Date.now() + n * DAY))
  await database().db.signInSession.updateMany({
    where: { userId },
    data: { lastSeenAt, expiresAt },
  })
  return cookie
}

describe('a session', () => {
  test('a session ends when its browser signs in again, whoever that is', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const colleague = await createUser('WorkOwner', { password: PASSWORD })
    const other = await cookieOf(user)
    const browser = new SignInBrowser()
    const signIn = async ({ email }: TestUser) => {
      expect((await browser.submit({ username: email!, password: PASSWORD })).error).toBeNull()
      return browser.cookie
    }
    const replaced = [await signIn(user), await signIn(user)]
    const present = await signIn(colleague)
    const areIn = await Promise.all([...replaced, present, other].map(isIn))
    expect(areIn).toEqual([false, false, true, true])
  })

  test.each([
    [29, true],
    [31, false],
  ])('a session that was unused for %d days goes on: %s', async (days, goesOn) =>
    expect(await isIn(await idleFor(days))).toBe(goesOn),
  )

  test('only an Admin ends the sessions and tokens of another user', async () => {
    const user = await createUser('WorkOwner')
    const cookie = await cookieOf(user)
    const token = await tokenOf(user)
    const tenant = await createUser('TenantAdministrator')
    expect((await call(tenant, users.endSessions, { id: user.userId })).status).toBe(403)
    const admin = await createUser('Admin')
    expect((await call(admin, users.endSessions, { id: user.userId })).status).toBe(200)
    expect([await isIn(cookie), (await with401(token)).status]).toEqual([false, 401])
  })
})

describe('a bearer token', () => {
  test('a bearer token ends when its holder signs out, and other tokens of the user do not', async () => {
    const user = await createUser('WorkOwner')
    const [ended, other] = [await tokenOf(user), await tokenOf(user)]
    const headers = { authorization: `Bearer ${ended}`, 'content-type': 'application/json' }
    expect((await send(null, account.signOut, { headers, body: '{}' })).status).toBe(200)
    expect([(await with401(ended)).status, (await with401(other)).status]).toEqual([401, 200])
  })

  test('a revoked token stays revoked when its signature is encoded differently', async () => {
    const user = await createUser('WorkOwner')
    const ended = await tokenOf(user)
    const headers = { authorization: `Bearer ${ended}`, 'content-type': 'application/json' }
    await send(null, account.signOut, { headers, body: '{}' })
    const at = ended.lastIndexOf('.') + 1
    const signature = Buffer.from(ended.slice(at), 'base64url')
    const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
    const s = BigInt(`0x${signature.subarray(32).toString('hex')}`)
    const mirrored = Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex')
    const other = Buffer.concat([signature.subarray(0, 32), mirrored]).toString('base64url')
    expect((await with401(ended.slice(0, at) + other)).status).toBe(401)
  })

  test('a token that was revoked on another server is refused here within seconds', async () => {
    const user = await createUser('WorkOwner')
    const token = await tokenOf(user)
    expect((await with401(token)).status).toBe(200)
    const { tokenHash } = await import('@/lib/platform/auth/tokens')
    const row = { tokenHash: tokenHash(token), userId: user.userId }
    const expiresAt = new Date(Date.now() + DAY)
    await database().db.endedToken.create({ data: { ...row, expiresAt } })
    later(11_000)
    expect((await with401(token)).status).toBe(401)
  })
})

describe('what needs a confirmed identity', () => {
  test('is refused in an older session until the password is given again', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const [here, there] = [await cookieOf(user), await cookieOf(user)]
    later(6 * MINUTE)
    const refused = await callWithCookie(here, account.endOtherSessions, {})
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm-identity'])
    const wrong = await callWithCookie(here, account.confirmIdentity, { password: 'not mine' })
    expect([wrong.status, wrong.body.errors[0]?.path]).toEqual([400, 'password'])
    const before = { ...here }
    expect(
      (await callWithCookie(here, account.confirmIdentity, { password: PASSWORD })).status,
    ).toBe(200)
    expect(here).not.toEqual(before)
    expect((await callWithCookie(there, account.endOtherSessions, {})).status).toBe(403)
    expect(await isIn(before)).toBe(false)
    expect((await callWithCookie(here, account.endOtherSessions, {})).status).toBe(200)
    expect(await isIn(there)).toBe(false)
  })

  test('is confirmed once by a session that several requests confirm at once', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const cookie = await cookieOf(user)
    const tabs = [{ ...cookie }, { ...cookie }, { ...cookie }]
    const answers = await Promise.all(
      tabs.map((tab) => callWithCookie(tab, account.confirmIdentity, { password: PASSWORD })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect(await Promise.all(tabs.map(isIn))).toEqual(answers.map(({ status }) => status === 200))
  })

  test('accepts a bearer token only while it is new', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const headers = {
      authorization: `Bearer ${await tokenOf(user)}`,
      'content-type': 'application/json',
    }
    const end = () => send(null, account.endOtherSessions, { headers, body: '{}' })
    expect((await end()).status).toBe(200)
    later(6 * MINUTE)
    expect((await end()).body).toMatchObject({ code: 'confirm-identity' })
    const confirmed = await call(user, account.confirmIdentity, { password: PASSWORD })
    expect([confirmed.status, confirmed.body.code]).toEqual([400, 'session-needed'])
  })

  test('limits the wrong passwords given here', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const cookie = await cookieOf(user)
    const guesses = Array.from({ length: 11 }, () =>
      callWithCookie(cookie, account.confirmIdentity, { password: 'not mine' }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('is changing the own e-mail address, but not saving it unchanged', async () => {
    const admin = await createUser('Admin')
    const cookie = await cookieOf(admin)
    later(6 * MINUTE)
    const { id, email, roles } = admin
    expect((await callWithCookie(cookie, users.save, { id, email, roles })).status).toBe(200)
    const moved = await callWithCookie(cookie, users.save, { id, email: `new-${email}`, roles })
    expect([moved.status, moved.body.code]).toEqual([403, 'confirm-identity'])
  })

  test('is ending another session, or those of another user', async () => {
    const admin = await createUser('Admin')
    const [here] = [await cookieOf(admin), await cookieOf(admin)]
    const { body } = await callWithCookie(here, account.searchSessions, {})
    const away = body.find(({ isCurrent }) => !isCurrent)!
    const { userId: id } = await createUser('WorkOwner')
    later(6 * MINUTE)
    expect((await callWithCookie(here, account.endSession, { id: away.id })).status).toBe(403)
    expect((await callWithCookie(here, users.endSessions, { id })).status).toBe(403)
  })
})

describe('the sign-in settings', () => {
  const rules = { FirstDayOfWeek: 0 as const, sessionIdleDays: 7 }

  test('are changed by Admins only, with a confirmed identity', async () => {
    const tenant = await call(await createUser('TenantAdministrator'), settings.save, rules)
    expect([tenant.status, tenant.body.code]).toEqual([403, 'settings-admin-only'])
    const cookie = await cookieOf(await createUser('Admin'))
    later(6 * MINUTE)
    expect((await callWithCookie(cookie, settings.save, rules)).body.code).toBe('confirm-identity')
  })

  test('apply at once, and keep their values when they are left out', async () => {
    const admin = await createUser('Admin')
    const [before, after] = [await idleFor(8), await idleFor(8)]
    expect(await isIn(before)).toBe(true)
    expect((await call(admin, settings.save, rules)).status).toBe(200)
    expect((await call(admin, settings.save, { FirstDayOfWeek: 0 })).status).toBe(200)
    expect((await call(admin, settings.get, {})).body.sessionIdleDays).toBe(7)
    expect(await isIn(after)).toBe(false)
    await call(admin, settings.save, { FirstDayOfWeek: 0, sessionIdleDays: 30 })
  })

  test.each([0, 91, 1.5])('refuse %d days', async (sessionIdleDays) => {
    const admin = await createUser('Admin')
    const { status } = await call(admin, settings.save, { FirstDayOfWeek: 0, sessionIdleDays })
    expect(status).toBe(400)
  })
})
