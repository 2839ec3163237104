import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { users } from '@/lib/domain/people/users/contract'
import { HOUR, MINUTE } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call, tokenOf } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import { tokenIn } from '@/lib/testing/calls/link-token'
import { cookieOf } from '@/lib/testing/calls/session-cookie'
import { GET } from './sendInvitation/[id]/route'

const PASSWORD = 'a long password'
const send = (caller: { userId: string }, id: string) => call(caller, users.sendInvitation, { id })
const latestMail = (userId: string) =>
  database().db.outboxMail.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
const tokenSentTo = async (userId: string) => tokenIn((await latestMail(userId)).link)
const accept = (token: string) => call(null, invitations.accept, { token, password: PASSWORD })
const record = async (caller: { userId: string }, id: string) =>
  (await call(caller, users.get, { id })).body

describe('users/sendInvitation', () => {
  test('sends a mail with a link that works once, and the user signs in', async () => {
    const admin = await createUser('Admin')
    const { userId, email } = await createUser('Contractor')
    expect(await send(admin, userId)).toMatchObject({ status: 200, body: { success: true } })
    expect(await record(admin, userId)).toMatchObject({
      status: 'Invited',
      invitation: { isExpired: false, mail: 'Waiting' },
    })
    const token = await tokenSentTo(userId)
    expect((await accept(token)).status).toBe(200)
    expect((await accept(token)).status).toBe(400)
    expect(await record(admin, userId)).toMatchObject({ status: 'Active', invitation: null })
    expect((await latestMail(userId)).link).toBeNull()
    const credentials = { username: email!, password: PASSWORD }
    expect((await call(null, account.token, credentials)).status).toBe(200)
  })

  test('a second invitation ends the link of the first one, and its unsent mail', async () => {
    const admin = await createUser('Admin')
    const { userId } = await createUser('Contractor')
    await send(admin, userId)
    const first = await tokenSentTo(userId)
    await send(admin, userId)
    expect((await accept(first)).body.code).toBe('invitation-not-valid')
    expect((await accept(await tokenSentTo(userId))).status).toBe(200)
    const mails = await database().db.outboxMail.findMany({ where: { userId } })
    expect(mails.map(({ status }) => status)).toEqual(['Revoked', 'Revoked'])
  })

  test('twenty concurrent invitations leave one working link', async () => {
    const admin = await createUser('Admin')
    const { userId } = await createUser('Contractor')
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(admin, userId)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await database().db.invitation.count({ where: { userId } })).toBe(1)
    expect(await database().db.outboxMail.count({ where: { userId, status: 'Waiting' } })).toBe(1)
  })

  test('is refused for a user who does not exist, has no address, or is disabled', async () => {
    const admin = await createUser('Admin')
    const [blank, disabled] = [
      await createUser('Contractor', { email: null }),
      await createUser('Contractor', { disabledAt: new Date() }),
    ]
    const codes = await Promise.all(
      [crypto.randomUUID(), blank.userId, disabled.userId].map(async (id) => {
        const { status, body } = await send(admin, id)
        return [status, body.code]
      }),
    )
    expect(codes).toEqual([
      [400, 'record-not-found'],
      [400, 'invitation-needs-email'],
      [400, 'user-disabled'],
    ])
    expect(await database().db.outboxMail.count({ where: { userId: disabled.userId } })).toBe(0)
  })

  test('Purchasing invites Contractor users only, and a TenantAdministrator no Admin', async () => {
    const purchasing = await createUser('Purchasing')
    const tenant = await createUser('TenantAdministrator')
    const to = async (caller: { userId: string }, role: 'Contractor' | 'WorkOwner' | 'Admin') =>
      (await send(caller, (await createUser(role)).userId)).status
    expect([await to(purchasing, 'Contractor'), await to(purchasing, 'WorkOwner')]).toEqual([
      200, 403,
    ])
    expect([await to(tenant, 'WorkOwner'), await to(tenant, 'Admin')]).toEqual([200, 403])
  })

  test('a new address or disabling the user ends the link in the old mailbox', async () => {
    const admin = await createUser('Admin')
    const { userId, roles, employerId } = await createUser('Contractor')
    await send(admin, userId)
    const token = await tokenSentTo(userId)
    const email = `${crypto.randomUUID()}@example.com`
    const saved = await call(admin, users.save, { id: userId, email, roles, employerId })
    expect(saved.status).toBe(200)
    expect((await accept(token)).body.code).toBe('invitation-not-valid')
  })

  test('HEAD sends nothing', async () => {
    const { userId } = await createUser('Contractor')
    const authorization = `Bearer ${await tokenOf(await createUser('Admin'))}`
    const request = new NextRequest(`http://localhost:3000/api/users/sendInvitation/${userId}`, {
      method: 'HEAD',
      headers: { authorization },
    })
    const answer = await GET(request, { params: Promise.resolve({ id: userId }) })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await database().db.outboxMail.count({ where: { userId } })).toBe(0)
  })

  test('with a session cookie the call must come from our own pages', async () => {
    const { userId } = await createUser('Contractor', { employerId: (await createEmployer()).id })
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }, {}]) {
      const request = new NextRequest(`http://localhost:3000/api/users/sendInvitation/${userId}`, {
        headers: { ...(await cookieOf(await createUser('Admin'))), ...headers } as Record<
          string,
          string
        >,
      })
      const answer = await GET(request, { params: Promise.resolve({ id: userId }) })
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'cross-site'])
    }
    expect(await database().db.outboxMail.count({ where: { userId } })).toBe(0)
  })
})

describe('sending a link to an Active user', () => {
  const active = async () => {
    const { userId, email } = await createUser('Contractor', { password: PASSWORD })
    return { userId, email: email! }
  }

  test('sends a link for a new password that is valid for two hours', async () => {
    const admin = await createUser('Admin')
    const { userId, email } = await active()
    const before = Date.now()
    expect((await send(admin, userId)).status).toBe(200)
    const { link, usefulUntil, subject, text } = await latestMail(userId)
    expect(link).toMatch(/^https?:\/\/[^?#]+\/reset-password#token=[\w-]+$/)
    expect(subject).toContain('ตั้งรหัสผ่านใหม่')
    expect(text).toContain('within 2 hours')
    expect(usefulUntil.getTime() - before).toBeLessThan(2 * HOUR + MINUTE)
    expect((await accept(tokenIn(link))).body.code).toBe('invitation-not-valid')
    const input = { token: tokenIn(link), password: 'mango permit 47 river' }
    expect((await call(null, invitations.resetPassword, input)).status).toBe(200)
    const credentials = { username: email, password: input.password }
    expect((await call(null, account.token, credentials)).status).toBe(200)
  })

  test('a second link ends the first one, and can be revoked', async () => {
    const admin = await createUser('Admin')
    const { userId } = await active()
    await send(admin, userId)
    const first = await tokenSentTo(userId)
    await send(admin, userId)
    expect(await database().db.invitation.count({ where: { userId } })).toBe(1)
    expect((await call(null, invitations.open, { token: first })).status).toBe(400)
    expect(await record(admin, userId)).toMatchObject({
      status: 'Active',
      can: { revokeInvitation: true },
    })
    expect((await call(admin, users.revokeInvitation, { id: userId })).status).toBe(200)
    expect(await database().db.invitation.count({ where: { userId } })).toBe(0)
  })
})

describe('users/revokeInvitation', () => {
  test('ends the link and its mail, and the second time there is nothing to revoke', async () => {
    const admin = await createUser('Admin')
    const { userId } = await createUser('Contractor')
    await send(admin, userId)
    const token = await tokenSentTo(userId)
    expect((await call(admin, users.revokeInvitation, { id: userId })).status).toBe(200)
    expect((await accept(token)).body.code).toBe('invitation-not-valid')
    expect(await latestMail(userId)).toMatchObject({ status: 'Revoked', link: null })
    const again = await call(admin, users.revokeInvitation, { id: userId })
    expect([again.status, again.body.code]).toEqual([400, 'no-invitation'])
  })

  test('is offered while there is a link to revoke', async () => {
    const admin = await createUser('Admin')
    const { userId } = await createUser('Contractor')
    const can = async () => (await record(admin, userId)).can
    expect(await can()).toMatchObject({ sendInvitation: true, revokeInvitation: false })
    await send(admin, userId)
    expect(await can()).toMatchObject({ sendInvitation: true, revokeInvitation: true })
    await database().db.invitation.updateMany({
      where: { userId },
      data: { expiresAt: new Date(0) },
    })
    expect(await record(admin, userId)).toMatchObject({
      status: 'Draft',
      invitation: { isExpired: true },
      can: { revokeInvitation: false },
    })
  })
})
