import { SignInBrowser } from '@/lib/testing/calls/sign-in-browser'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { auditLog } from '@/lib/domain/insight/audit-log/contract'
import { users } from '@/lib/domain/people/users/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { countAttempt } from '@/lib/platform/auth/throttle'
import { issueToken, TOKEN_LIFETIME } from '@/lib/platform/auth/tokens'
import { log } from '@/lib/platform/log/log'
import { answerTo } from '@/lib/testing/calls/answer'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { inRequest } from '@/lib/testing/calls/in-request'
import { cookieOf } from '@/lib/testing/calls/session-cookie'
import {
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'

/** Every refused sign-in, token, call and page is logged with the caller, the reason and the address. */

const PASSWORD = 'a long password'
const address = '203.0.113.77'
const from = { 'x-forwarded-for': address }
const lines: Record<string, unknown>[] = []
beforeEach(() => {
  lines.length = 0
  vi.spyOn(log, 'warn').mockImplementation((fields) => void lines.push(fields))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})
const latest = () => lines.filter(({ security }) => security).at(-1)

const signIn = (username: string, password: string) =>
  call(null, account.token, { username, password }, from)
const withToken = async (authorization: string) => {
  const headers = { ...from, authorization }
  const request = new NextRequest('http://localhost:3000/api/settings/global', { headers })
  return (await answerTo({ path: '/api/settings/global' }, request)).status
}

test('a refused sign-in names the account, and says when there is none', async () => {
  const { email, userId } = await createUser('WorkOwner', { password: PASSWORD })
  await signIn(email!, 'not the password')
  const line = { security: 'sign-in.refused', address, userId, reason: 'wrong-password' }
  expect(latest()).toMatchObject(line)
  await signIn('nobody@example.com', PASSWORD)
  expect(latest()).toMatchObject({ ...line, userId: null, reason: 'no-such-account' })
  expect(JSON.stringify(lines)).not.toMatch(/nobody@example|a long password|not the password/)
})

test('a rate-limited sign-in names the account', async () => {
  const { email, userId } = await createUser('WorkOwner', { password: PASSWORD })
  for (let n = 0; n < 10; n++) await countAttempt({ account: email!, address })
  expect((await signIn(email!, PASSWORD)).status).toBe(429)
  const reason = 'too-many-attempts'
  expect(latest()).toMatchObject({ security: 'sign-in.throttled', address, userId, reason })
})

test('a 403 names the caller, the endpoint and the rule', async () => {
  const owner = await createUser('WorkOwner')
  await call(owner, auditLog.search, {}, from)
  const line = { security: 'access.forbidden', address, userId: owner.userId }
  expect(latest()).toMatchObject({ ...line, reason: 'forbidden', path: auditLog.search.path })
  const purchasing = await createUser('Purchasing')
  const { userId: id } = await createUser('WorkOwner')
  expect((await call(purchasing, users.get, { id }, from)).status).toBe(403)
  const ruled = { userId: purchasing.userId, reason: 'contractor-users-only' }
  expect(latest()).toMatchObject({ ...line, ...ruled })
})

test('a refused token is logged with the reason, and with its user if it was valid', async () => {
  const { userId } = await createUser('WorkOwner', { removedAt: new Date() })
  const claims = { userId, sessionVersion: 1 }
  const now = Date.now()
  const good = await issueToken(claims)
  const tokens: [string, string, string | null][] = [
    ['Basic YTpi', 'malformed', null],
    ['Bearer abc', 'malformed', null],
    [`Bearer ${await issueToken(claims, now - (TOKEN_LIFETIME + 60) * 1000)}`, 'expired', null],
    [`Bearer ${good.slice(0, -4)}AAAA`, 'not-verified', null],
    [`Bearer ${good}`, 'ended', userId],
  ]
  for (const [authorization, reason, whose] of tokens) {
    expect(await withToken(authorization)).toBe(401)
    expect(latest()).toMatchObject({ security: 'token.refused', address, userId: whose, reason })
  }
})

test('a call by a key names the key, so that the one which was stolen can be revoked', async () => {
  const requests: Record<string, unknown>[] = []
  vi.spyOn(log, 'info').mockImplementation((fields) => void requests.push(fields))
  const { id: userId } = await createServiceAccount()
  const bound = await createApiKey(userId, { addresses: ['203.0.113.1'] })
  await callByKey(bound.key, employers.search, {}, from)
  const line = { address, userId, keyId: bound.id }
  expect(latest()).toMatchObject({ ...line, security: 'token.refused', reason: 'key-address' })
  const other = await createApiKey(userId, { scopes: ['user-mgmt:read'] })
  await callByKey(other.key, employers.search, {}, from)
  expect(latest()).toMatchObject({ ...line, keyId: other.id, reason: 'scope-missing' })
  expect(requests.at(-1)).toMatchObject({ userId, keyId: other.id, status: 403 })
  expect(JSON.stringify([lines, requests])).not.toContain(other.key.slice(-43))
})

test('the sign-in form leaves the same lines', async () => {
  const { email: username, userId } = await createUser('WorkOwner', { password: PASSWORD })
  const browser = new SignInBrowser(from)
  const refused = await browser.submit({ username: username!, password: 'not the password' })
  expect(refused.error).toBe('wrong-credentials')
  const line = { address, userId }
  const wrong = { security: 'sign-in.refused', reason: 'wrong-password' }
  expect(latest()).toMatchObject({ ...line, ...wrong })
  for (let n = 0; n < 9; n++) await countAttempt({ account: username!, address })
  await browser.submit({ username: username!, password: PASSWORD })
  const throttled = { security: 'sign-in.throttled', reason: 'too-many-attempts' }
  expect(latest()).toMatchObject({ ...line, ...throttled })
  expect(JSON.stringify(lines)).not.toContain(username)
})

test('a forbidden page leaves a line with its path', async () => {
  vi.stubEnv('__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS', 'true') // as next.config.mjs has it
  const user = await createUser('Contractor')
  const headers = { ...from, ...(await cookieOf(user)) }
  const request = new NextRequest('http://localhost:3000/settings', { headers })
  await expect(inRequest(request, () => gate('/settings'))).rejects.toThrow('403')
  expect(latest()).toMatchObject({
    security: 'access.forbidden',
    address,
    userId: user.userId,
    path: '/settings',
    reason: 'forbidden',
  })
})

test('invalid input leaves no such line', async () => {
  const admin = await createUser('Admin')
  await call(admin, users.get, { id: crypto.randomUUID() }, from)
  expect(latest()).toBeUndefined()
})

test('the line of a request names the caller, and why it was refused', async () => {
  const requests: Record<string, unknown>[] = []
  vi.spyOn(log, 'info').mockImplementation((fields) => void requests.push(fields))
  const admin = await createUser('Admin')
  await call(admin, users.get, { id: crypto.randomUUID() })
  await call(admin, users.save, { email: 'nobody' })
  await call(null, users.search, {})
  const { userId } = admin
  expect(requests).toMatchObject([
    { userId, status: 400, code: 'record-not-found' },
    { userId, path: '/api/users/save', status: 400, code: 'invalid-input' },
    { userId: undefined, status: 401, code: 'not-signed-in' },
  ])
  expect(JSON.stringify(requests)).not.toContain('nobody')
})
