import { SignInBrowser } from '@/lib/testing/calls/sign-in-browser'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { config } from '@/lib/platform/config/config'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { callWithCookie } from '@/lib/testing/calls/call-with-cookie'
import { IdentityProvider, type Person } from '@/lib/testing/stand-ins/identity-provider'
import { usersOf } from '@/lib/testing/stand-ins/provider-users'

/** With an identity provider the identity is confirmed by a sign-in there. */

const people: Record<string, Person> = {}
const idp = new IdentityProvider(people, 'http://localhost:3000')
const someone = usersOf(idp, people)

beforeAll(async () => {
  await idp.start()
  config().provider = idp.settings()
})
afterAll(() => idp.stop())
afterEach(() => vi.useRealTimers())
const later = (minutes: number) =>
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] })

let browser: SignInBrowser
let name: string
beforeEach(async () => {
  ;({ name } = await someone(['WorkOwner']))
  browser = new SignInBrowser()
  await browser.enterAtProvider(name)
})

const endOthers = async () => {
  const { status, body } = await callWithCookie(browser.cookie, account.endOtherSessions, {})
  return [status, body.code]
}

test('a sign-in at the provider confirms the identity for five minutes', async () => {
  expect(await endOthers()).toEqual([200, undefined])
  later(6)
  expect(await endOthers()).toEqual([403, 'confirm-identity'])
  await browser.enterAtProvider(name, { asksAgain: true })
  expect(browser.passwordsAsked).toBe(2)
  expect(await endOthers()).toEqual([200, undefined])
})

test('a return from the provider without a new sign-in there confirms nothing', async () => {
  later(6)
  await browser.enterAtProvider(name)
  expect(browser.passwordsAsked).toBe(1)
  expect(await endOthers()).toEqual([403, 'confirm-identity'])
})

test('a sign-in of which the provider does not say that it was strong is refused where the site demands it', async () => {
  config().provider = idp.settings({ strengths: ['mfa'] })
  const sessions = () => database().db.signInSession.count()
  const before = await sessions()
  await new SignInBrowser().enterAtProvider(name).catch(() => undefined)
  expect(await sessions()).toBe(before)
  config().provider = idp.settings()
  await new SignInBrowser().enterAtProvider(name)
  expect(await sessions()).toBe(before + 1)
})

test('a bearer token has the scope, and was given for a sign-in of the strength, that the site demands', async () => {
  config().provider = idp.settings({ apiScope: 'safety', strengths: ['mfa'] })
  const statusOf = async (claims: Record<string, unknown>) => {
    const authorization = `Bearer ${await idp.token(name, claims)}`
    return (await call(null, account.get, {}, { authorization })).status
  }
  expect(await statusOf({ scope: 'openid', acr: 'mfa' })).toBe(401)
  expect(await statusOf({ scope: 'safety', acr: '1' })).toBe(401)
  expect(await statusOf({ scope: 'openid safety', amr: ['pwd', 'mfa'] })).toBe(200)
  config().provider = idp.settings()
})

test('a password is not accepted in its place', async () => {
  const { status, body } = await callWithCookie(browser.cookie, account.confirmIdentity, {
    password: 'any',
  })
  expect([status, body.code]).toEqual([400, 'provider-signs-in'])
})
