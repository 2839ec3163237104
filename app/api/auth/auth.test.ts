import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT, type JWTPayload } from 'jose'
import { NextRequest } from 'next/server'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { countAttempt } from '@/lib/platform/auth/throttle'
import { issueToken } from '@/lib/platform/auth/tokens'
import * as z from 'zod'
import { storedSecret } from '@/lib/testing/records/stored-secret'
import { database } from '@/lib/platform/db/database'
import { call, send, tokenOf } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { cookieOf } from '@/lib/testing/calls/session-cookie'
import { GET as readSettings, POST as saveSettings } from '@/app/api/settings/global/route'

const PASSWORD = 'a long password'
const noParameters = { params: Promise.resolve({}) }
const signIn = (username: string, password: string, address = crypto.randomUUID()) =>
  call(null, account.token, { username, password }, { 'x-forwarded-for': address })

const withToken = async (token: string) => {
  const request = new NextRequest('http://localhost:3000/api/settings/global', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await readSettings(request, noParameters)).status
}

describe('auth/token', () => {
  test('gives a bearer token in the OAuth shape, for JSON and for a form, in any case of the address', async () => {
    const user = await createUser('Admin', { password: PASSWORD })
    const json = await signIn(user.email!.toUpperCase(), PASSWORD)
    expect(json.body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
    const form = await send<typeof account.token, { access_token: string }>(null, account.token, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: user.email!, password: PASSWORD }).toString(),
    })
    for (const { body } of [json, form]) expect(await withToken(body.access_token)).toBe(200)
  })

  test('gives the same refusal for a wrong password, an unknown address, a user without a password, a disabled and a removed one', async () => {
    const users = await Promise.all([
      createUser('Admin', { password: PASSWORD }),
      createUser('Admin'),
      createUser('Admin', { password: PASSWORD, disabledAt: new Date() }),
      createUser('Admin', { password: PASSWORD, removedAt: new Date() }),
    ])
    const attempts = [
      signIn(users[0].email!, 'wrong password'),
      signIn('nobody@example.com', PASSWORD),
      ...users.slice(1).map(({ email }) => signIn(email!, PASSWORD)),
    ]
    for (const { status, body } of await Promise.all(attempts))
      expect([status, body.code]).toEqual([401, 'wrong-credentials'])
  })

  test('refuses the 11th attempt on one account from one address, even with the right password and when all come at once', async () => {
    const { email } = await createUser('Admin', { password: PASSWORD })
    const address = '203.0.113.99'
    const wrong = await Promise.all(
      Array.from({ length: 30 }, () => signIn(email!, 'wrong password', address)),
    )
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10)
    const right = await signIn(email!, PASSWORD, address)
    expect([right.status, right.body.code]).toEqual([429, 'too-many-attempts'])
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('refuses the 101st wrong attempt on one account within a day, from any address', async () => {
    const { email } = await createUser('Admin', { password: PASSWORD })
    const account = email!
    for (let n = 0; n < 100; n++) await countAttempt({ account, address: `198.51.100.${n}` })
    expect((await signIn(account, PASSWORD)).status).toBe(429)
  })

  test('a right password resets the count of wrong ones', async () => {
    const { email } = await createUser('Admin', { password: PASSWORD })
    const address = '203.0.113.98'
    for (let round = 0; round < 2; round++) {
      for (let wrong = 0; wrong < 9; wrong++) await countAttempt({ account: email!, address })
      expect((await signIn(email!, PASSWORD, address)).status).toBe(200)
    }
  })

  test('limits one address that tries many accounts', async () => {
    const address = '203.0.113.7'
    const expire = Date.now() + 60_000
    await database().db.signInAttempt.create({
      data: { key: `address:${address}`, points: 99, expire },
    })
    const attempts = [1, 2].map((n) => signIn(`guess${n}@example.com`, 'x', address))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([401, 429])
  })

  test('records the time of the sign-in and an audit line', async () => {
    const { email, userId } = await createUser('Admin', { password: PASSWORD })
    await signIn(email!, PASSWORD)
    const user = await database().db.user.findUniqueOrThrow({ where: { id: userId } })
    expect(user.lastSignInAt).not.toBeNull()
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: userId } })
    expect(lines).toMatchObject([{ event: 'account.signed-in', changes: { method: 'password' } }])
  })
})

describe('a bearer token', () => {
  let good: string
  let claims: Record<string, unknown>
  beforeAll(async () => {
    good = await tokenOf(await createUser('Admin'))
    claims = decodeJwt(good)
  })
  const unsigned = (header: object) =>
    [header, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')

  test('is accepted as issued', async () => expect(await withToken(good)).toBe(200))

  test('is refused with alg none', async () =>
    expect(await withToken(`${unsigned({ alg: 'none' })}.`)).toBe(401))

  test('is refused when signed with the public key as an HMAC secret', async () => {
    const { body } = await call(null, account.jwks, {})
    const text = unsigned({ alg: 'HS256', kid: decodeProtectedHeader(good).kid })
    const signature = createHmac('sha256', JSON.stringify(body.keys[0]))
      .update(text)
      .digest('base64url')
    expect(await withToken(`${text}.${signature}`)).toBe(401)
  })

  test('is refused when signed with another key', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)
    expect(await withToken(forged)).toBe(401)
  })

  test('is refused once it has expired', async () => {
    const { userId } = await createUser('Admin')
    const token = await issueToken({ userId, sessionVersion: 1 }, Date.now() - 3601_000)
    expect(await withToken(token)).toBe(401)
  })

  test('is refused when altered', async () => {
    const at = good.length - 40 // within the signature, whose last character says less than a whole one
    const changed = good[at] === 'A' ? 'B' : 'A'
    expect(await withToken(good.slice(0, at) + changed + good.slice(at + 1))).toBe(401)
  })

  test.each<[string, (claims: JWTPayload) => JWTPayload, object?]>([
    ['of another issuer', (mine) => ({ ...mine, iss: 'https://evil.example' })],
    ['for another audience', (mine) => ({ ...mine, aud: 'another-api' })],
    ['not valid yet', (mine) => ({ ...mine, nbf: Math.floor(Date.now() / 1000) + 3600 })],
    ['without an end', (mine) => ({ ...mine, exp: undefined })],
    ['without a subject', (mine) => ({ ...mine, sub: undefined })],
    ['signed by a key of no known name, were it even our key', (mine) => mine, { kid: 'unknown' }],
  ])('%s is refused, though the signature is right', async (_, change, header) => {
    const key = z.object({ privateKey: z.looseObject({}), kid: z.string() })
    const { privateKey, kid } = await storedSecret('token', key)
    const sign = async (payload: JWTPayload, named: object = {}) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...named })
        .sign(await importJWK(privateKey, 'ES256'))
    expect(await withToken(await sign(claims))).toBe(200)
    expect(await withToken(await sign(change(claims), header))).toBe(401)
  })

  test('is refused unread when it has 10 KB', async () =>
    expect(await withToken(`${good}${'x'.repeat(10_000)}`)).toBe(401))

  test('is refused beside a second Authorization header', async () =>
    expect(await withToken(`${good}, Bearer ${good}`)).toBe(401))

  test.each(['', 'Basic YTpi', 'bearer', 'Token x'])('is not "%s"', async (authorization) => {
    const request = new NextRequest('http://localhost:3000/api/settings/global', {
      headers: { authorization, ...(await cookieOf(await createUser('Admin'))) },
    })
    // A wrong Authorization header is refused in spite of a valid cookie.
    expect((await readSettings(request, noParameters)).status).toBe(401)
  })

  test('is refused when its user does not exist', async () =>
    expect(
      await withToken(await issueToken({ userId: crypto.randomUUID(), sessionVersion: 1 })),
    ).toBe(401))

  test('can be verified with the published key, which does not contain the private part', async () => {
    const { body } = await call(null, account.jwks, {})
    expect(body.keys[0]).toMatchObject({
      alg: 'ES256',
      use: 'sig',
      kid: decodeProtectedHeader(good).kid,
    })
    expect(JSON.stringify(body)).not.toContain('"d"')
  })
})

describe('losing access', () => {
  afterEach(() => vi.useRealTimers())

  test.each([
    ['disabled', { disabledAt: new Date() }],
    ['removed', { removedAt: new Date() }],
    ['whose sessions were ended', { sessionVersion: 2 }],
  ])('a user who was %s by another server is signed out within a minute', async (_, data) => {
    const user = await createUser('Admin')
    const token = await tokenOf(user)
    expect(await withToken(token)).toBe(200)
    await database().db.user.update({ where: { id: user.userId }, data })
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
    expect(await withToken(token)).toBe(401)
  })
})

describe('the session cookie', () => {
  const save = async (user: { userId: string }, headers: Record<string, string>) => {
    const request = new NextRequest('http://localhost:3000/api/settings/global', {
      method: 'POST',
      body: '{"FirstDayOfWeek":1}',
      headers: {
        'content-type': 'application/json',
        host: 'localhost:3000',
        ...(await cookieOf(user)),
        ...headers,
      },
    })
    const response = await saveSettings(request, noParameters)
    return [response.status, (await response.json()).code]
  }
  let admin: { userId: string }
  beforeAll(async () => {
    admin = await createUser('Admin')
  })

  test('is accepted for a change from our own pages', async () =>
    expect(await save(admin, { 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined]))

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}])(
    'is refused for a change with %j',
    async (headers) =>
      expect(await save(admin, headers as Record<string, string>)).toEqual([403, 'cross-site']),
  )

  test('a request without a sign-in is 401 and not cross-site', async () =>
    expect(await save(await createUser('Admin', { removedAt: new Date() }), {})).toEqual([
      401,
      'not-signed-in',
    ]))
})

describe('account/changePassword', () => {
  test('ends every session and token, and only the new password signs in', async () => {
    const user = await createUser('Contractor', { password: PASSWORD })
    const token = await tokenOf(user)
    const input = { currentPassword: PASSWORD, newPassword: 'another long one' }
    expect((await call(user, account.changePassword, input)).status).toBe(200)
    expect(await withToken(token)).toBe(401)
    expect((await signIn(user.email!, PASSWORD)).status).toBe(401)
    expect((await signIn(user.email!, 'another long one')).status).toBe(200)
  })

  test.each([
    ['a wrong current one', 'not my password', 'another long one', 'currentPassword'],
    ['one that is too short', PASSWORD, 'short', 'newPassword'],
    ['the same one again', PASSWORD, PASSWORD, 'newPassword'],
  ])('refuses %s', async (_, currentPassword, newPassword, path) => {
    const user = await createUser('Contractor', { password: PASSWORD })
    const { status, body } = await call(user, account.changePassword, {
      currentPassword,
      newPassword,
    })
    expect([status, body.errors[0]?.path]).toEqual([400, path])
    expect((await signIn(user.email!, PASSWORD)).status).toBe(200)
  })

  test('limits the wrong passwords given here', async () => {
    const user = await createUser('Contractor', { password: PASSWORD })
    const guess = { currentPassword: 'not my password', newPassword: 'another long one' }
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => call(user, account.changePassword, guess)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

test('account/get says who I am', async () => {
  const user = await createUser(['Purchasing', 'WorkOwner'])
  const { body } = await call(user, account.get, {})
  expect(body).toMatchObject({
    id: user.userId,
    email: user.email,
    roles: ['Purchasing', 'WorkOwner'],
  })
})
