import { describe, expect, test } from 'vitest'
import { invite } from '@/lib/domain/people/invitations/commands'
import { account } from '@/lib/domain/people/account/contract'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { settings } from '@/lib/domain/site/settings/contract'
import type { SignInRules } from '@/lib/platform/auth/sign-in-rules'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { callWithCookie } from '@/lib/testing/calls/call-with-cookie'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { cookieOf } from '@/lib/testing/calls/session-cookie'
import {
  atStep,
  codeOf,
  PASSWORD,
  createEnrolledUser,
  signIn,
  freezeClock,
} from '@/lib/testing/records/second-factors'

freezeClock()

describe('recovery codes', () => {
  test('sign in once each, with any spacing and case, and are stored as hashes', async () => {
    const { user, recoveryCodes } = await createEnrolledUser()
    expect(recoveryCodes).toHaveLength(10)
    // 24 of 31 signs: 118 bits, enough for a hash without a salt
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/)
    const [first, second] = recoveryCodes as [string, string]
    const twice = await Promise.all([signIn(user, first), signIn(user, first)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await signIn(user, second.replaceAll('-', ' ').toUpperCase())).status).toBe(200)
    expect((await call(user, secondFactors.get, {})).body.recoveryCodesLeft).toBe(8)
    const rows = JSON.stringify(await database().db.recoveryCode.findMany())
    for (const code of recoveryCodes) expect(rows).not.toContain(code.replaceAll('-', ''))
  })

  test('end when new ones are made, which needs a second factor', async () => {
    const { user, recoveryCodes } = await createEnrolledUser()
    const renewed = (await call(user, secondFactors.renewCodes, {})).body.recoveryCodes
    expect((await signIn(user, recoveryCodes[0])).status).toBe(401)
    expect((await signIn(user, renewed[0])).status).toBe(200)
    const other = await createUser('WorkOwner')
    expect((await call(other, secondFactors.renewCodes, {})).body.code).toBe('no-second-factor')
  })
})

describe('bypassing the second factor', () => {
  test('a new password by a link still needs the second factor', async () => {
    const { user } = await createEnrolledUser()
    const token = await invite(database().db, user.userId, new Date())
    const password = 'mango permit 47 river'
    expect((await call(null, invitations.accept, { token, password })).status).toBe(200)
    expect((await signIn(user, undefined, password)).body.code).toBe('second-factor-needed')
  })

  test('changing a second factor needs a confirmed identity', async () => {
    const { user } = await createEnrolledUser()
    const cookie = await cookieOf(user)
    const { id } = await database().db.passkey.create({
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
      callWithCookie(cookie, secondFactors.removeAuthenticator, {}),
      callWithCookie(cookie, secondFactors.removePasskey, { id }),
      callWithCookie(cookie, secondFactors.renewCodes, {}),
      callWithCookie(cookie, secondFactors.beginPasskey, {}),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('confirm-identity'))
  })

  test('a new password by the present one needs a confirmed identity, too', async () => {
    const { user } = await createEnrolledUser()
    const cookie = await cookieOf(user)
    const change = { currentPassword: PASSWORD, newPassword: 'mango permit 47 river' }
    atStep(12)
    const refused = await callWithCookie(cookie, account.changePassword, change)
    expect(refused.body.code).toBe('confirm-identity')
    atStep(-12)
    expect((await callWithCookie(cookie, account.changePassword, change)).status).toBe(200)
  })

  test('confirming an identity asks for the second factor, too, and renews the session', async () => {
    const { user, secret } = await createEnrolledUser()
    const cookie = await cookieOf(user)
    const before = { ...cookie }
    atStep(12)
    const confirm = (otp?: string) =>
      callWithCookie(cookie, account.confirmIdentity, { password: PASSWORD, otp })
    const remove = () => callWithCookie(cookie, secondFactors.removeAuthenticator, {})
    expect((await confirm()).body.code).toBe('second-factor-needed')
    expect((await confirm('000000')).body.code).toBe('wrong-second-factor')
    expect((await remove()).body.code).toBe('confirm-identity')
    const code = codeOf(secret)
    expect((await confirm(code)).status).toBe(200)
    expect((await callWithCookie(before, account.get, {})).status).toBe(401)
    expect((await confirm(code)).body.code).toBe('wrong-second-factor')
    expect((await remove()).status).toBe(200)
  })

  test('a removed user leaves no second factor', async () => {
    const { user } = await createEnrolledUser()
    await call(await createUser('Admin'), users.remove, { id: user.id })
    expect(await database().db.authenticator.count({ where: { userId: user.id } })).toBe(0)
    expect(await database().db.recoveryCode.count({ where: { userId: user.id } })).toBe(0)
  })
})

describe('an Admin', () => {
  test('removes the second factor of another user, who is notified by mail', async () => {
    const { user } = await createEnrolledUser()
    const admin = await createUser('Admin')
    expect((await call(admin, users.get, { id: user.id })).body.can.removeSecondFactor).toBe(true)
    expect((await call(admin, users.removeSecondFactor, { id: user.id })).status).toBe(200)
    expect((await signIn(user)).status).toBe(200)
    const mail = await database().db.outboxMail.findFirstOrThrow({ where: { userId: user.id } })
    expect(mail).toMatchObject({ toAddress: user.email, carriesLink: false })
    expect(mail.subject).toContain('second factor')
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: user.id } })
    expect(lines.map(({ event }) => event)).toContain('second-factor.removed-by-admin')
    const again = await call(admin, users.removeSecondFactor, { id: user.id })
    expect([again.status, again.body.code]).toEqual([400, 'no-second-factor'])
  })

  test('is the only role that may remove it', async () => {
    const { user } = await createEnrolledUser()
    const tenant = await createUser('TenantAdministrator')
    expect((await call(tenant, users.removeSecondFactor, { id: user.id })).status).toBe(403)
  })
})

async function save(rules: Partial<SignInRules>) {
  const { user, ...admin } = await createEnrolledUser('Admin')
  const { status } = await call(user, settings.save, { FirstDayOfWeek: 0, ...rules })
  expect(status).toBe(200)
  return { user, ...admin }
}

describe('when everybody needs a second factor', () => {
  test('nobody without one can do anything but set it up, and whoever has one works', async () => {
    const { user: admin } = await save({ everybodyNeedsSecondFactor: true })
    const [owner, contractor] = [await createUser('WorkOwner'), await createUser('Contractor')]
    for (const caller of [owner, contractor]) {
      const refused = await call(caller, settings.get, {})
      expect([refused.status, refused.body.code]).toEqual([403, 'enrol-second-factor'])
      expect((await call(caller, secondFactors.get, {})).body.isAsked).toBe(true)
    }
    const { secret } = (await call(owner, secondFactors.beginAuthenticator, {})).body
    await call(owner, secondFactors.confirmAuthenticator, { code: codeOf(secret) })
    for (const caller of [owner, admin])
      expect((await call(caller, settings.get, {})).status).toBe(200)
    const kept = await call(owner, secondFactors.removeAuthenticator, {})
    expect(kept.body.code).toBe('second-factor-kept')
    await save({ everybodyNeedsSecondFactor: false })
    expect((await call(contractor, settings.get, {})).status).toBe(200)
  })
})

describe('when administrators need a second factor', () => {
  const demand = (administratorsNeedSecondFactor: boolean) =>
    save({ administratorsNeedSecondFactor })

  test('administrators without one can only set it up, and everybody else works as before', async () => {
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

  test('they keep at least one, and it is still required after the setting is off', async () => {
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
