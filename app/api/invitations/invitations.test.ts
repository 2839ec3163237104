import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { invite } from '@/lib/domain/people/invitations/commands'
import { invitations } from '@/lib/domain/people/invitations/contract'
import {
  ensureFirstAdmin,
  ensureOwnAdmin,
} from '@/lib/domain/people/invitations/first-admin/commands'
import { VALID_FOR } from '@/lib/domain/people/invitations/links/rules'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createUser } from '@/lib/testing/records/factories'
import { tokenIn } from '@/lib/testing/calls/link-token'

const PASSWORD = 'a long password'
const accept = (token: string, more: object = {}) =>
  call(null, invitations.accept, { token, password: PASSWORD, ...more })
const signIn = async (username: string) =>
  (await call(null, account.token, { username, password: PASSWORD })).status
const inviteNow = (userId: string, now = new Date()) => invite(database().db, userId, now)

describe('invitations/accept', () => {
  test('sets the password, and the user becomes Active', async () => {
    const admin = await createUser('Admin')
    const user = await createUser('WorkOwner')
    const status = async () => (await call(admin, users.get, { id: user.id })).body.status
    expect(await status()).toBe('Draft')
    const token = await inviteNow(user.id)
    expect(await status()).toBe('Invited')
    expect((await accept(token)).status).toBe(200)
    expect([await status(), await signIn(user.email!)]).toEqual(['Active', 200])
  })

  test('is opened with who invites whom, to which site and in which roles', async () => {
    const admin = await createUser('Admin', { person: { firstNameTh: 'วิชัย', lastNameTh: 'ใจดี' } })
    const person = { firstNameTh: 'สมศรี', lastNameTh: 'เก่งงาน' }
    const { id } = await createUser(['WorkOwner', 'Purchasing'], { person })
    const { nameTh } = await createEmployer({ kind: 'Site', status: 'Active', nameTh: '1 โรงงาน' })
    await call(admin, users.sendInvitation, { id })
    const mail = await database().db.outboxMail.findFirstOrThrow({ where: { userId: id } })
    const { body } = await call(null, invitations.open, { token: tokenIn(mail.link) })
    expect(body.welcome).toMatchObject({
      name: { th: 'สมศรี เก่งงาน' },
      invitedBy: { th: 'วิชัย ใจดี' },
      site: { th: nameTh },
      roles: ['WorkOwner', 'Purchasing'],
    })
    const first = await inviteNow((await createUser('Admin')).id)
    const opened = await call(null, invitations.open, { token: first })
    expect(opened.body.welcome).toMatchObject({ invitedBy: null, roles: ['Admin'] })
  })

  test('works once, however many follow the link at once', async () => {
    const { id } = await createUser('WorkOwner')
    const token = await inviteNow(id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect((await accept(token)).body.code).toBe('invitation-not-valid')
  })

  test('is refused after seven days, after a newer link, and for a removed user', async () => {
    const [late, twice, removed] = [
      await createUser('WorkOwner'),
      await createUser('WorkOwner'),
      await createUser('WorkOwner', { removedAt: new Date() }),
    ]
    const expired = await inviteNow(late.id, new Date(Date.now() - VALID_FOR.Invitation - 1000))
    const older = await inviteNow(twice.id)
    await inviteNow(twice.id)
    const gone = await inviteNow(removed.id)
    for (const token of [expired, older, gone, 'x'.repeat(43)]) {
      const { status, body } = await accept(token)
      expect([status, body.code]).toEqual([400, 'invitation-not-valid'])
    }
  })

  test('ends all sessions of the account', async () => {
    const user = await createUser('WorkOwner')
    expect((await call(user, account.get, {})).status).toBe(200)
    await accept(await inviteNow(user.id))
    expect((await call(user, account.get, {})).status).toBe(401)
  })

  test('refuses a short password, and the link still works', async () => {
    const { id } = await createUser('WorkOwner')
    const token = await inviteNow(id)
    expect((await accept(token, { password: 'short' })).body.errors[0]?.path).toBe('password')
    expect((await accept(token)).status).toBe(200)
  })

  test('asks a user without an address for an unused one', async () => {
    const other = await createUser('WorkOwner')
    const { id } = await createUser('WorkOwner', { email: null })
    const token = await inviteNow(id)
    expect((await accept(token)).body.code).toBe('email-needed')
    expect((await accept(token, { email: other.email })).body.code).toBe('email-in-use')
    expect((await accept(token, { email: 'First@Example.com' })).status).toBe(200)
    expect(await signIn('first@example.com')).toBe(200)
  })

  test('keeps only the hash of the link', async () => {
    const { id } = await createUser('WorkOwner')
    const token = await inviteNow(id)
    const row = await database().db.invitation.findFirstOrThrow({ where: { userId: id } })
    expect(JSON.stringify(row)).not.toContain(token)
  })
})

describe('the first Admin of an empty database', () => {
  const appUrl = 'https://safety.example.com'
  const clear = () =>
    database().db.user.updateMany({
      where: { roles: { has: 'Admin' } },
      data: { removedAt: new Date() },
    })

  test('is created by a link that works once, and each start makes a new link until then', async () => {
    await clear()
    const first = await ensureFirstAdmin({ appUrl })
    const second = await ensureFirstAdmin({ appUrl })
    expect(second).toMatch(/^https:\/\/safety\.example\.com\/accept-invitation#token=/)
    expect((await accept(tokenIn(first), { email: 'boss@example.com' })).status).toBe(400)
    expect((await accept(tokenIn(second), { email: 'boss@example.com' })).status).toBe(200)
    expect([await signIn('boss@example.com'), await ensureFirstAdmin({ appUrl })]).toEqual([
      200,
      null,
    ])
  })

  test('is invited by address, with an identity provider', async () => {
    await clear()
    expect(await ensureFirstAdmin({ email: 'Head@Example.com', appUrl })).toBeNull()
    const head = await database().db.user.findUniqueOrThrow({
      where: { email: 'head@example.com' },
      include: { invitations: true, account: true },
    })
    expect([head.roles, head.invitations.length, head.account]).toEqual([['Admin'], 1, null])
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: head.personId } })
    expect(lines).toMatchObject([
      { event: 'person.saved', changes: { lastNameTh: expect.any(String) } },
    ])
    expect(await ensureFirstAdmin({ email: 'Head@Example.com', appUrl })).toBeNull()
    expect(await database().db.user.count({ where: { email: 'head@example.com' } })).toBe(1)
  })

  test('is created from the configuration once, however many servers start', async () => {
    await clear()
    const options = { email: 'Chief@Example.com', password: PASSWORD, appUrl }
    expect(await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(options)))).toEqual([
      null,
      null,
      null,
    ])
    expect(await signIn('chief@example.com')).toBe(200)
    expect(
      await database().db.user.count({ where: { roles: { has: 'Admin' }, removedAt: null } }),
    ).toBe(1)
  })
})

describe('the configured Admin beside the demo accounts', () => {
  const appUrl = 'https://safety.example.com'
  const options = { email: 'Own@Example.com', password: PASSWORD, appUrl }

  test('is created once if no user has the address, however many servers start', async () => {
    await createUser('Admin', { password: 'another long one' })
    await Promise.all([1, 2, 3].map(() => ensureOwnAdmin(options)))
    await ensureOwnAdmin({ ...options, password: 'yet another long one' })
    expect(await signIn('own@example.com')).toBe(200)
    const { roles } = await database().db.user.findUniqueOrThrow({
      where: { email: 'own@example.com' },
    })
    expect(roles).toEqual(['Admin'])
  })

  test('is refused with a password that is easy to guess, which the error does not repeat', async () => {
    for (const password of ['Password123!', 'new@example.com 1']) {
      const refusal = ensureOwnAdmin({ ...options, email: 'new@example.com', password })
      await expect(refusal).rejects.toThrow(/ADMIN_PASSWORD is too easily guessed/)
      await expect(refusal).rejects.not.toThrow(password)
    }
    expect(await database().db.user.count({ where: { email: 'new@example.com' } })).toBe(0)
  })
})
