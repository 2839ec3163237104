import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/account/contract'
import { invitations } from '@/lib/domain/invitations/contract'
import { users } from '@/lib/domain/users/contract'
import { prisma } from '@/lib/platform/db/client'
import { call } from '@/lib/testing/call'
import { createEmployer, createUser } from '@/lib/testing/factories'
import { cookieOf } from '@/lib/testing/session-cookie'
import { GET } from './sendInvitation/[id]/route'

const PASSWORD = 'a long password'
const send = (caller: { userId: string }, id: string) => call(caller, users.sendInvitation, { id })
const latestMail = (userId: string) =>
  prisma().outboxMail.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
const tokenIn = async (userId: string) =>
  new URL((await latestMail(userId)).link!).searchParams.get('token')!
const accept = (token: string) => call(null, invitations.accept, { token, password: PASSWORD })
const record = async (caller: { userId: string }, id: string) =>
  (await call(caller, users.get, { id })).body

describe('users/sendInvitation', () => {
  test('invites: the mail holds a link that works once, and the user signs in', async () => {
    const admin = await createUser('Admin')
    const { userId, email } = await createUser('Contractor')
    expect(await send(admin, userId)).toMatchObject({ status: 200, body: { success: true } })
    expect(await record(admin, userId)).toMatchObject({
      status: 'Invited',
      invitation: { isExpired: false, mail: 'Waiting' },
    })
    const token = await tokenIn(userId)
    expect((await accept(token)).status).toBe(200)
    expect((await accept(token)).status).toBe(400)
    expect(await record(admin, userId)).toMatchObject({ status: 'Active', invitation: null })
    expect((await latestMail(userId)).link).toBeNull()
    const credentials = { username: email!, password: PASSWORD }
    expect((await call(null, account.token, credentials)).status).toBe(200)
  })

  test('sent again, the link of the first one stops working, and its mail is not sent', async () => {
    const admin = await createUser('Admin')
    const { userId } = await createUser('Contractor')
    await send(admin, userId)
    const first = await tokenIn(userId)
    await send(admin, userId)
    expect((await accept(first)).body.code).toBe('invitation-not-valid')
    expect((await accept(await tokenIn(userId))).status).toBe(200)
    const mails = await prisma().outboxMail.findMany({ where: { userId } })
    expect(mails.map(({ status }) => status)).toEqual(['Revoked', 'Revoked'])
  })

  test('twenty at once leave one link that works', async () => {
    const admin = await createUser('Admin')
    const { userId } = await createUser('Contractor')
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(admin, userId)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await prisma().invitation.count({ where: { userId } })).toBe(1)
    expect(await prisma().outboxMail.count({ where: { userId, status: 'Waiting' } })).toBe(1)
  })

  test('is refused for a user who does not exist, has no address, or is kept out', async () => {
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
    expect(await prisma().outboxMail.count({ where: { userId: disabled.userId } })).toBe(0)
  })

  test('Purchasing invites Contractor users only; a TenantAdministrator no administrator', async () => {
    const purchasing = await createUser('Purchasing')
    const tenant = await createUser('TenantAdministrator')
    const to = async (caller: { userId: string }, role: 'Contractor' | 'WorkOwner' | 'Admin') =>
      (await send(caller, (await createUser(role)).userId)).status
    expect([await to(purchasing, 'Contractor'), await to(purchasing, 'WorkOwner')]).toEqual([
      200, 403,
    ])
    expect([await to(tenant, 'WorkOwner'), await to(tenant, 'Admin')]).toEqual([200, 403])
  })

  test('a new address or being kept out ends the link that lies in the old mailbox', async () => {
    const admin = await createUser('Admin')
    const { userId, roles, employerId } = await createUser('Contractor')
    await send(admin, userId)
    const token = await tokenIn(userId)
    const email = `${crypto.randomUUID()}@example.com`
    const saved = await call(admin, users.save, { id: userId, email, roles, employerId })
    expect(saved.status).toBe(200)
    expect((await accept(token)).body.code).toBe('invitation-not-valid')
  })

  test('with a session cookie it must come from our own pages', async () => {
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
    expect(await prisma().outboxMail.count({ where: { userId } })).toBe(0)
  })
})

describe('users/revokeInvitation', () => {
  test('ends the link and its mail; there is nothing to revoke the second time', async () => {
    const admin = await createUser('Admin')
    const { userId } = await createUser('Contractor')
    await send(admin, userId)
    const token = await tokenIn(userId)
    expect((await call(admin, users.revokeInvitation, { id: userId })).status).toBe(200)
    expect((await accept(token)).body.code).toBe('invitation-not-valid')
    expect(await latestMail(userId)).toMatchObject({ status: 'Revoked', link: null })
    const again = await call(admin, users.revokeInvitation, { id: userId })
    expect([again.status, again.body.code]).toEqual([400, 'no-invitation'])
  })

  test('is offered as far as it is possible', async () => {
    const admin = await createUser('Admin')
    const { userId } = await createUser('Contractor')
    const can = async () => (await record(admin, userId)).can
    expect(await can()).toMatchObject({ sendInvitation: true, revokeInvitation: false })
    await send(admin, userId)
    expect(await can()).toMatchObject({ sendInvitation: true, revokeInvitation: true })
    await prisma().invitation.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } })
    expect(await record(admin, userId)).toMatchObject({
      status: 'Draft',
      invitation: { isExpired: true },
      can: { revokeInvitation: false },
    })
  })
})
