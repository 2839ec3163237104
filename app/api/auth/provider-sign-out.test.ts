import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { SignInBrowser } from '@/lib/testing/calls/sign-in-browser'
import { account } from '@/lib/domain/people/account/contract'
import { forget } from '@/lib/testing/runs/new-process'
import { config } from '@/lib/platform/config/config'
import { countConnections } from '@/lib/platform/db/database'
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
  config().provider = idp.settings()
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

test('a provider that hangs keeps no session alive and no connection, and one person alone waits for it', async () => {
  const { name } = await someone(['WorkOwner'])
  const second = new SignInBrowser()
  await second.enterAtProvider(name)
  let requests = 0
  const silent = http.createServer(() => void (requests += 1))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close().closeAllConnections())
  const { port } = silent.address() as AddressInfo
  config().provider = { ...idp.settings(), issuer: `http://127.0.0.1:${port}` }
  forget('provider-keys')

  const leaving = signOut()
  await expect.poll(() => requests).toBe(1)
  expect(await isSignedOut()).toBe(true)
  expect(countConnections().used).toBe(0)
  expect(await leaving).toBe('/sign-in?error=signed-out-here-only')

  const { body } = await callWithCookie(second.cookie, account.signOut, {})
  expect(body.url).toBe('/sign-in?error=signed-out-here-only')
  expect(requests).toBe(1)
})
