import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { invite } from '@/lib/domain/people/invitations/commands'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import { users } from '@/lib/domain/people/users/contract'
import { signInByPasskey } from '@/lib/platform/auth/sign-in/sign-in'
import { prisma } from '@/lib/platform/db/client'
import { ask } from '@/lib/testing/browser'
import { call } from '@/lib/testing/call'
import { createUser } from '@/lib/testing/factories'
import { makePasskey } from '@/lib/testing/passkey'
import { cookieOf } from '@/lib/testing/session-cookie'

const PASSWORD = 'a long password'
const STEP = 30_000
type User = Awaited<ReturnType<typeof createUser>>
const atStep = (steps: number) =>
  vi.useFakeTimers({ now: Date.now() + steps * STEP, toFake: ['Date'] })
// The clock stands: on a busy machine a code would be of another step before it is judged.
beforeEach(() => atStep(0))
afterEach(() => vi.useRealTimers())

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP,
  })
const signIn = (user: User, otp?: string, password = PASSWORD) =>
  call(null, account.token, { username: user.email!, password, otp })

async function enrolled(roles: Parameters<typeof createUser>[0] = 'WorkOwner') {
  const user = await createUser(roles, { password: PASSWORD })
  const { secret } = (await call(user, secondFactors.beginAuthenticator, {})).body
  const { body } = await call(user, secondFactors.confirmAuthenticator, {
    code: codeOf(secret, -1),
  })
  return { user, secret, recoveryCodes: body.recoveryCodes }
}

describe('an app that makes codes', () => {
  test('signs in with the password and its code, and neither does alone', async () => {
    const { user, secret } = await enrolled()
    const alone = await signIn(user)
    expect([alone.status, alone.body.code]).toEqual([401, 'second-factor-needed'])
    const wrong = await signIn(user, codeOf(secret), 'wrong password')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials'])
    expect((await signIn(user, codeOf(secret))).status).toBe(200)
  })

  test('counts from its first right code on', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const { secret, uri, qr } = (await call(user, secondFactors.beginAuthenticator, {})).body
    expect(uri).toContain(`secret=${secret}`)
    expect(qr.path).toMatch(/^M4 4h1v1h-1z/)
    expect((await signIn(user)).status).toBe(200)
    const wrong = await call(user, secondFactors.confirmAuthenticator, {
      code: codeOf(secret, 5),
    })
    expect([wrong.status, wrong.body.errors[0]?.path]).toEqual([400, 'code'])
    expect((await signIn(user)).status).toBe(200)
  })

  test('is kept encrypted', async () => {
    const { user, secret } = await enrolled()
    const row = await prisma().authenticator.findUniqueOrThrow({ where: { userId: user.userId } })
    expect(JSON.stringify(row)).not.toContain(secret)
  })

  test('may be one step off either way, and not two', async () => {
    const { user, secret } = await enrolled()
    atStep(4)
    const statuses = []
    for (const off of [-2, 2, -1, 0, 1])
      statuses.push((await signIn(user, codeOf(secret, off))).status)
    expect(statuses).toEqual([401, 401, 200, 200, 200])
  })

  test('takes no code twice, nor one from before it, however many come at once', async () => {
    const { user, secret } = await enrolled()
    const [former, code] = [codeOf(secret, -1), codeOf(secret)]
    const answers = await Promise.all([1, 2, 3].map(() => signIn(user, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await signIn(user, former)).body.code).toBe('wrong-second-factor')
  })

  test('is guessed at ten times, whatever the right password before each guess', async () => {
    const { user, secret } = await enrolled()
    const codes = []
    for (let guess = 0; guess < 10; guess++) codes.push((await signIn(user, '000000')).body.code)
    expect(new Set(codes)).toEqual(new Set(['wrong-second-factor']))
    expect((await signIn(user, codeOf(secret))).status).toBe(429)
  })

  test('ends the tokens that were given for the password alone', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const { access_token: former } = (await signIn(user)).body
    const byFormer = { authorization: `Bearer ${former}` }
    expect((await call(null, account.get, {}, byFormer)).status).toBe(200)
    const { secret } = (await call(null, secondFactors.beginAuthenticator, {}, byFormer)).body
    const code = codeOf(secret, -1)
    await call(null, secondFactors.confirmAuthenticator, { code }, byFormer)
    for (const asked of [account.get, secondFactors.removeAuthenticator, secondFactors.renewCodes])
      expect((await call(null, asked, {}, byFormer)).status).toBe(401)
    const { access_token: token } = (await signIn(user, codeOf(secret))).body
    const byBoth = { authorization: `Bearer ${token}` }
    expect((await call(null, account.get, {}, byBoth)).status).toBe(200)
  })

  test('ends the sessions that were opened without it, but for the present one', async () => {
    const user = await createUser('WorkOwner')
    const [here, there] = [await cookieOf(user), await cookieOf(user)]
    const { secret } = (await ask(here, secondFactors.beginAuthenticator, {})).body
    await ask(here, secondFactors.confirmAuthenticator, { code: codeOf(secret) })
    const statuses = [here, there].map((cookie) => ask(cookie, account.get, {}))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 401])
  })
})

describe('recovery codes', () => {
  test('sign in once each, however they are typed, and are kept as hashes', async () => {
    const { user, recoveryCodes } = await enrolled()
    expect(recoveryCodes).toHaveLength(10)
    const [first, second] = recoveryCodes as [string, string]
    const twice = await Promise.all([signIn(user, first), signIn(user, first)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await signIn(user, second.replaceAll('-', ' ').toUpperCase())).status).toBe(200)
    expect((await call(user, secondFactors.get, {})).body.recoveryCodesLeft).toBe(8)
    const rows = JSON.stringify(await prisma().recoveryCode.findMany())
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''))
  })

  test('are no good any more once there are new ones, nor without a second factor', async () => {
    const { user, recoveryCodes } = await enrolled()
    const renewed = (await call(user, secondFactors.renewCodes, {})).body.recoveryCodes
    expect((await signIn(user, recoveryCodes[0])).status).toBe(401)
    expect((await signIn(user, renewed[0])).status).toBe(200)
    const other = await createUser('WorkOwner')
    expect((await call(other, secondFactors.renewCodes, {})).body.code).toBe('no-second-factor')
  })
})

describe('a passkey', () => {
  const enrol = async (user: User, device = makePasskey()) => {
    const options = (await call(user, secondFactors.beginPasskey, {})).body
    const answer = device.create(options)
    return call(user, secondFactors.confirmPasskey, { name: 'โทรศัพท์', answer })
  }
  const question = async () => (await call(null, account.passkeyOptions, {})).body
  const enter = (answer: object) =>
    signInByPasskey({ answer: JSON.stringify(answer), address: '', cookie: {}, traceId: 'x' })

  test('signs in by itself, and makes the password alone not enough', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const device = makePasskey()
    const { body } = await enrol(user, device)
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await signIn(user)).body.code).toBe('second-factor-needed')
    expect(await enter(device.sign(await question()))).toMatchObject({ userId: user.userId })
  })

  test('answers each question once, of two at once one', async () => {
    const user = await createUser('WorkOwner')
    const device = makePasskey()
    await enrol(user, device)
    const answer = device.sign(await question())
    const both = await Promise.allSettled([enter(answer), enter(answer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('does not come in when its owner did not unlock it, from elsewhere, late, or asked by nobody here', async () => {
    const user = await createUser('WorkOwner')
    const device = makePasskey()
    await enrol(user, device)
    const asked = await question()
    const own = (await call(user, secondFactors.beginPasskey, {})).body
    const answers = [
      device.sign(asked, 0x01),
      makePasskey({ origin: 'https://evil.example' }).sign(asked),
      makePasskey().sign(asked),
      device.sign({ challenge: 'AAAA' }),
      device.sign(own),
    ]
    for (const answer of answers)
      await expect(enter(answer)).rejects.toMatchObject({ code: 'wrong-passkey' })
    atStep(11)
    await expect(enter(device.sign(asked))).rejects.toMatchObject({ code: 'wrong-passkey' })
  })

  test('of a removed or disabled user does not come in', async () => {
    const user = await createUser('WorkOwner')
    const device = makePasskey()
    await enrol(user, device)
    await prisma().user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    await expect(enter(device.sign(await question()))).rejects.toMatchObject({
      code: 'wrong-passkey',
    })
  })

  test('is added for whom it was asked only, and removed by its owner only', async () => {
    const [user, other] = [await createUser('WorkOwner'), await createUser('WorkOwner')]
    const options = (await call(user, secondFactors.beginPasskey, {})).body
    const stolen = { name: 'x', answer: makePasskey().create(options) }
    const refused = await call(other, secondFactors.confirmPasskey, stolen)
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey-refused'])
    await enrol(user)
    const { id } = (await call(user, secondFactors.get, {})).body.passkeys[0]!
    expect((await call(other, secondFactors.removePasskey, { id })).status).toBe(400)
    expect((await call(user, secondFactors.removePasskey, { id })).status).toBe(200)
    expect((await call(user, secondFactors.get, {})).body).toMatchObject({ recoveryCodesLeft: 0 })
  })
})

describe('no second way in', () => {
  test('a new password by a link does not do without the second factor', async () => {
    const { user } = await enrolled()
    const token = await invite(prisma(), user.userId, new Date())
    const password = 'mango permit 47 river'
    expect((await call(null, invitations.accept, { token, password })).status).toBe(200)
    expect((await signIn(user, undefined, password)).body.code).toBe('second-factor-needed')
  })

  test('what changes a second factor asks who is there', async () => {
    const { user } = await enrolled()
    const cookie = await cookieOf(user)
    const { id } = await prisma().passkey.create({
      data: {
        userId: user.id,
        credentialId: user.id,
        publicKey: new Uint8Array(),
        counter: 0,
        name: 'x',
      },
    })
    atStep(12)
    const answers = await Promise.all([
      ask(cookie, secondFactors.removeAuthenticator, {}),
      ask(cookie, secondFactors.removePasskey, { id }),
      ask(cookie, secondFactors.renewCodes, {}),
      ask(cookie, secondFactors.beginPasskey, {}),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('confirm-identity'))
  })

  test('a removed user leaves nothing of it behind', async () => {
    const { user } = await enrolled()
    await call(await createUser('Admin'), users.remove, { id: user.id })
    expect(await prisma().authenticator.count({ where: { userId: user.id } })).toBe(0)
    expect(await prisma().recoveryCode.count({ where: { userId: user.id } })).toBe(0)
  })
})

describe('an Admin', () => {
  test('removes the second factor of another user, who is told by mail', async () => {
    const { user } = await enrolled()
    const admin = await createUser('Admin')
    expect((await call(admin, users.get, { id: user.id })).body.can.removeSecondFactor).toBe(true)
    expect((await call(admin, users.removeSecondFactor, { id: user.id })).status).toBe(200)
    expect((await signIn(user)).status).toBe(200)
    const mail = await prisma().outboxMail.findFirstOrThrow({ where: { userId: user.id } })
    expect(mail).toMatchObject({ toAddress: user.email, carriesLink: false })
    expect(mail.subject).toContain('second factor')
    const lines = await prisma().auditEntry.findMany({ where: { subjectId: user.id } })
    expect(lines.map(({ event }) => event)).toContain('second-factor.removed-by-admin')
    const again = await call(admin, users.removeSecondFactor, { id: user.id })
    expect([again.status, again.body.code]).toEqual([400, 'no-second-factor'])
  })

  test('is the only one who may', async () => {
    const { user } = await enrolled()
    const tenant = await createUser('TenantAdministrator')
    expect((await call(tenant, users.removeSecondFactor, { id: user.id })).status).toBe(403)
  })
})

describe('where administrators need one', () => {
  const demand = async (administratorsNeedSecondFactor: boolean) => {
    const { user, ...admin } = await enrolled('Admin')
    const input = { FirstDayOfWeek: 0 as const, administratorsNeedSecondFactor }
    expect((await call(user, settings.save, input)).status).toBe(200)
    return { user, ...admin }
  }

  test('those without one can do nothing but set it up, and everybody else goes on', async () => {
    await demand(true)
    const [tenant, owner] = [await createUser('TenantAdministrator'), await createUser('WorkOwner')]
    const refused = await call(tenant, users.search, {})
    expect([refused.status, refused.body.code]).toEqual([403, 'enrol-second-factor'])
    expect((await call(owner, users.search, {})).status).toBe(200)
    expect((await call(tenant, secondFactors.get, {})).body.isAsked).toBe(true)
    const { secret } = (await call(tenant, secondFactors.beginAuthenticator, {})).body
    await call(tenant, secondFactors.confirmAuthenticator, { code: codeOf(secret) })
    expect((await call(tenant, users.search, {})).status).toBe(200)
    await demand(false)
  })

  test('they keep one at least, and it goes on to be asked once nobody needs one', async () => {
    const { user, secret } = await demand(true)
    const kept = await call(user, secondFactors.removeAuthenticator, {})
    expect([kept.status, kept.body.code]).toEqual([400, 'second-factor-kept'])
    await call(user, settings.save, { FirstDayOfWeek: 0, administratorsNeedSecondFactor: false })
    expect((await signIn(user)).body.code).toBe('second-factor-needed')
    expect((await signIn(user, codeOf(secret))).status).toBe(200)
    expect((await call(user, secondFactors.removeAuthenticator, {})).status).toBe(200)
    expect((await signIn(user)).status).toBe(200)
  })
})
