import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { database } from '@/lib/platform/db/database'
import { callWithCookie } from '@/lib/testing/calls/call-with-cookie'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { cookieOf } from '@/lib/testing/calls/session-cookie'
import {
  atStep,
  codeOf,
  createEnrolledUser,
  PASSWORD,
  signIn,
  freezeClock,
} from '@/lib/testing/records/second-factors'

freezeClock()

describe('an authenticator app', () => {
  test('signs in with the password and a code, and neither works alone', async () => {
    const { user, secret } = await createEnrolledUser()
    const alone = await signIn(user)
    expect([alone.status, alone.body.code]).toEqual([401, 'second-factor-needed'])
    const wrong = await signIn(user, codeOf(secret), 'wrong password')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials'])
    expect((await signIn(user, codeOf(secret))).status).toBe(200)
  })

  test('is active from its first correct code on', async () => {
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

  test.each(['๑๒๓๔๕๖', 'abcdef', '1234567'])('is not confirmed by %s', async (code) => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    await call(user, secondFactors.beginAuthenticator, {})
    const { status, body } = await call(user, secondFactors.confirmAuthenticator, { code })
    expect([status, body.code]).toEqual([400, 'wrong-code'])
  })

  test('is stored encrypted', async () => {
    const { user, secret } = await createEnrolledUser()
    const row = await database().db.authenticator.findUniqueOrThrow({
      where: { userId: user.userId },
    })
    expect(JSON.stringify(row)).not.toContain(secret)
  })

  test('accepts a code one step early or late, but not two', async () => {
    const { user, secret } = await createEnrolledUser()
    atStep(4)
    const statuses = []
    for (const off of [-2, 2, -1, 0, 1])
      statuses.push((await signIn(user, codeOf(secret, off))).status)
    expect(statuses).toEqual([401, 401, 200, 200, 200])
  })

  test('accepts no code twice and no earlier one, even in concurrent attempts', async () => {
    const { user, secret } = await createEnrolledUser()
    const [former, code] = [codeOf(secret, -1), codeOf(secret)]
    const answers = await Promise.all([1, 2, 3].map(() => signIn(user, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await signIn(user, former)).body.code).toBe('wrong-second-factor')
  })

  test('allows ten wrong codes, whatever passwords come with them', async () => {
    const { user, secret } = await createEnrolledUser()
    const codes = []
    for (let guess = 0; guess < 10; guess++) codes.push((await signIn(user, '000000')).body.code)
    expect(new Set(codes)).toEqual(new Set(['wrong-second-factor']))
    expect((await signIn(user, codeOf(secret))).status).toBe(429)
  })

  test('ends tokens that were issued for the password alone', async () => {
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

  test('ends all sessions without it but the present one', async () => {
    const user = await createUser('WorkOwner')
    const [here, there] = [await cookieOf(user), await cookieOf(user)]
    const { secret } = (await callWithCookie(here, secondFactors.beginAuthenticator, {})).body
    await callWithCookie(here, secondFactors.confirmAuthenticator, { code: codeOf(secret) })
    const statuses = [here, there].map((cookie) => callWithCookie(cookie, account.get, {}))
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 401])
  })
})
