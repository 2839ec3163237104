import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { signInByPasskey } from '@/lib/platform/auth/sign-in/sign-in'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { callWithCookie, type Cookie } from '@/lib/testing/calls/call-with-cookie'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { makePasskey } from '@/lib/testing/stand-ins/passkey'
import { cookieOf } from '@/lib/testing/calls/session-cookie'
import { atStep, PASSWORD, signIn, freezeClock } from '@/lib/testing/records/second-factors'

freezeClock()

describe('a passkey', () => {
  const enrol = async (user: TestUser, device = makePasskey()) => {
    const options = (await call(user, secondFactors.beginPasskey, {})).body
    const answer = device.create(options)
    return call(user, secondFactors.confirmPasskey, { name: 'โทรศัพท์', answer })
  }
  const question = async () => (await call(null, account.passkeyOptions, {})).body
  const enter = (answer: object) =>
    signInByPasskey({ answer: JSON.stringify(answer), address: '', cookie: {}, traceId: 'x' })

  test('signs in alone, and the password alone is no longer enough', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const device = makePasskey()
    const { body } = await enrol(user, device)
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await signIn(user)).body.code).toBe('second-factor-needed')
    expect(await enter(device.sign(await question()))).toMatchObject({ userId: user.userId })
  })

  test('and a code are named in the audit line of the sign-in', async () => {
    const user = await createUser('WorkOwner', { password: PASSWORD })
    const device = makePasskey()
    const { body } = await enrol(user, device)
    await enter(device.sign(await question()))
    await signIn(user, body.recoveryCodes[0])
    const lines = await database().db.auditEntry.findMany({
      where: { subjectId: user.userId, event: 'account.signed-in' },
      orderBy: { at: 'asc' },
    })
    const methods = lines.map(({ changes }) => Object(changes).method)
    expect(methods).toEqual(['passkey', 'password-and-code'])
  })

  test('confirms the identity of its owner in place of password and code, and of nobody else', async () => {
    const [user, other] = [await createUser('WorkOwner'), await createUser('WorkOwner')]
    const device = makePasskey()
    await enrol(user, device)
    const confirm = async (cookie: Cookie) =>
      callWithCookie(cookie, account.confirmIdentity, { passkey: device.sign(await question()) })
    expect((await confirm(await cookieOf(other))).body.code).toBe('wrong-passkey')
    const cookie = await cookieOf(user)
    atStep(12)
    const ended = async () => (await callWithCookie(cookie, account.endOtherSessions, {})).status
    expect([await ended(), (await confirm(cookie)).status, await ended()]).toEqual([403, 200, 200])
  })

  test('answers each challenge once, also of two concurrent sign-ins', async () => {
    const user = await createUser('WorkOwner')
    const device = makePasskey()
    await enrol(user, device)
    const answer = device.sign(await question())
    const both = await Promise.allSettled([enter(answer), enter(answer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is refused when it was not unlocked, is from another site, too late, or without a challenge of ours', async () => {
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

  test('is refused for a removed or disabled user', async () => {
    const user = await createUser('WorkOwner')
    const device = makePasskey()
    await enrol(user, device)
    await database().db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    await expect(enter(device.sign(await question()))).rejects.toMatchObject({
      code: 'wrong-passkey',
    })
  })

  test('is added only by the user who requested it, and removed only by its owner', async () => {
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
