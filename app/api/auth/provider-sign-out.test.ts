import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SignInBrowser } from '@/lib/testing/calls/sign-in-browser'
import { account } from '@/lib/domain/people/account/contract'
import { forget } from '@/lib/testing/runs/new-process'
import { config } from '@/lib/platform/config/config'
import { callWithCookie } from '@/lib/testing/calls/call-with-cookie'
import { CLIENT, IdentityProvider, type Person } from '@/lib/testing/stand-ins/identity-provider'
import { usersOf } from '@/lib/testing/stand-ins/provider-users'

/** Signing out here leads to the provider, if that helps. */

const people: Record<string, Person> = {}
const idp = new IdentityProvider(people, 'http://localhost:3000')
const someone = usersOf(idp, people)

beforeAll(async () => {
  await idp.start()
  config().provider = idp.settings()
})
afterAll(() => idp.stop())

let browser: SignInBrowser
beforeEach(async () => {
  idp.isDown = false
  forget('provider-keys')
  const { name } = await someone(['WorkOwner'])
  browser = new SignInBrowser()
  await browser.enterAtProvider(name)
})

const signOut = async () => (await callWithCookie(browser.cookie, account.signOut, {})).body.url
const isSignedOut = async () =>
  (await callWithCookie(browser.cookie, account.get, {})).status === 401

test('the provider is told who signs out', async () => {
  const url = new URL(await signOut())
  expect(url.origin).toBe(idp.issuer)
  expect(url.searchParams.get('client_id')).toBe(CLIENT.clientId)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${config().appUrl}/sign-in`)
  expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/)
  expect(await isSignedOut()).toBe(true)
})

test('a token whose key is gone is not sent, as the provider would answer with an error page', async () => {
  await idp.rotate({ dropsOld: true })
  const url = new URL(await signOut())
  expect(url.origin).toBe(idp.issuer)
  expect(url.searchParams.has('id_token_hint')).toBe(false)
})

test('while the provider is down nobody is sent there, and the session has ended here', async () => {
  idp.isDown = true
  expect(await signOut()).toBe('/sign-in?error=signed-out-here-only')
  expect(await isSignedOut()).toBe(true)
})
