import { SignInBrowser } from '@/lib/testing/calls/sign-in-browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { knownDevice } from '@/lib/platform/auth/device-cookie'
import { countAttempt, deleteExpiredAttempts, type Attempt } from '@/lib/platform/auth/throttle'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'

const PASSWORD = 'a long password'
const WRONG = 'not the password'

type Answer = { code: string | undefined; cookie: string | undefined }
type Enter = (username: string, password: string, at: At) => Promise<Answer>
type At = { address?: string; cookie?: string }
const headersOf = ({ address = anywhere(), cookie }: At) => ({
  'x-forwarded-for': address,
  ...(cookie && { cookie }),
})
let next = 0
const anywhere = () => `2001:db8:${(next++).toString(16)}::1`
const deviceIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((each) => each.startsWith('site-safety-device='))
    ?.split(';')[0]

const byToken: Enter = async (username, password, at) => {
  const { body, headers } = await call(null, account.token, { username, password }, headersOf(at))
  return { code: body.code, cookie: deviceIn(headers) }
}

const byForm: Enter = async (username, password, at) => {
  const { error, answer } = await new SignInBrowser(headersOf(at)).submit({ username, password })
  return { code: error?.split(':')[0], cookie: deviceIn(answer.headers) }
}

const someone = async () => (await createUser('WorkOwner', { password: PASSWORD })).email!

describe.each([
  ['the sign-in form', byForm],
  ['auth/token', byToken],
])('by %s', (_, enter) => {
  let email: string
  beforeEach(async () => {
    email = await someone()
  })
  const guess = async (at: At) => (await enter(email, WRONG, at)).code

  test('wrong passwords lock the account for the address they came from, and for no other', async () => {
    const address = anywhere()
    await count(9, { account: email, address })
    expect(await guess({ address })).toBe('wrong-credentials')
    expect((await enter(email, PASSWORD, { address })).code).toBe('too-many-attempts')
    expect((await enter(email, PASSWORD, {})).code).toBeUndefined()
  })

  test('an IPv6 /64 counts as one address', async () => {
    const net = anywhere().replace('::1', '')
    for (let n = 0; n < 10; n++) await count(1, { account: email, address: `${net}::${n}` })
    expect(await guess({ address: `${net}:0:1:2:3:4` })).toBe('too-many-attempts')
  })

  test('the right password from a known device works while others guess from many addresses', async () => {
    const address = anywhere()
    const { cookie } = await enter(email, PASSWORD, { address })
    await count(10, { account: email, address })
    await brake(email)
    expect(await guess({})).toBe('too-many-attempts')
    expect((await enter(email, PASSWORD, {})).code).toBe('too-many-attempts')
    expect((await enter(email, PASSWORD, { address, cookie })).code).toBeUndefined()
  })

  test('a device is known only for the account that signed in from it', async () => {
    const { cookie } = await enter(await someone(), PASSWORD, {})
    await brake(email)
    expect((await enter(email, PASSWORD, { cookie })).code).toBe('too-many-attempts')
  })

  test('on a shared computer every account stays known', async () => {
    const first = await enter(email, PASSWORD, {})
    const second = await enter(await someone(), PASSWORD, { cookie: first.cookie })
    await brake(email)
    expect((await enter(email, PASSWORD, { cookie: second.cookie })).code).toBeUndefined()
  })

  test('a stolen device cookie gives ten attempts in all, and signing in to another account gives no more', async () => {
    const { cookie } = await enter(email, PASSWORD, {})
    await count(9, { account: email, address: '', device: await deviceOf(email, cookie!) })
    expect(await guess({ cookie })).toBe('wrong-credentials')
    expect(await guess({ cookie })).toBe('too-many-attempts')
    const other = await enter(await someone(), PASSWORD, { cookie })
    expect(await guess({ cookie: other.cookie })).toBe('too-many-attempts')
    expect((await enter(email, PASSWORD, {})).code).toBeUndefined()
  })

  test('a device cookie with a wrong signature is ignored', async () => {
    const { cookie } = await enter(email, PASSWORD, {})
    await brake(email)
    const [head, body, signature] = cookie!.split('.')
    const forged = [`${head}.${body}.${[...signature!].toReversed().join('')}`, `${head}.${body}.`]
    for (const each of forged)
      expect((await enter(email, PASSWORD, { cookie: each })).code).toBe('too-many-attempts')
  })

  test('only a successful sign-in makes a device known', async () => {
    expect((await enter(email, WRONG, {})).cookie).toBeUndefined()
  })
})

test('of many concurrent attempts with one device cookie only ten are checked', async () => {
  const email = await someone()
  const { cookie } = await byToken(email, PASSWORD, {})
  const tries = Array.from({ length: 30 }, () => byToken(email, WRONG, { cookie }))
  const judged = (await Promise.all(tries)).filter(({ code }) => code === 'wrong-credentials')
  expect(judged).toHaveLength(10)
})

const deviceOf = async (email: string, cookie: string) => {
  const { id } = await database().db.user.findUniqueOrThrow({ where: { email } })
  return knownDevice({ sent: cookie.split('=')[1] }, id)
}

async function count(times: number, attempt: Attempt): Promise<void> {
  for (let n = 0; n < times; n++) await countAttempt(attempt)
}

/** A hundred wrong attempts from a hundred addresses. */
async function brake(account: string): Promise<void> {
  await database().db.signInAttempt.deleteMany({ where: { key: { startsWith: 'address:' } } })
  for (let n = 0; n < 100; n++)
    await countAttempt({ account, address: anywhere() }).catch(() => undefined)
}

test('the device cookie is HttpOnly and persistent', async () => {
  const { headers } = await call(null, account.token, {
    username: await someone(),
    password: PASSWORD,
  })
  expect(headers.get('set-cookie')).toMatch(
    /^site-safety-device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
  )
})

test('expired counts are deleted', async () => {
  const now = new Date()
  const row = (key: string, expire: number) => ({ key, points: 1, expire })
  await database().db.signInAttempt.createMany({
    data: [row('tries:is over', now.getTime() - 1), row('tries:is on', now.getTime() + 60_000)],
  })
  expect(await deleteExpiredAttempts(now)).toBeGreaterThan(0)
  const left = await database().db.signInAttempt.findMany({ where: { key: { contains: ' on' } } })
  expect(left.map(({ key }) => key)).toEqual(['tries:is on'])
})

test('the right password gets in however often it comes at once', async () => {
  const email = await someone()
  const at = { address: '203.0.113.98' }
  const tries = Array.from({ length: 12 }, () => byToken(email, PASSWORD, at))
  const refused = (await Promise.all(tries)).filter(({ code }) => code !== undefined)
  expect(refused).toEqual([])
})
