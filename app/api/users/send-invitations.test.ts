import { expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createEmployer, createUser, type TestUser } from '@/lib/testing/records/factories'

const admin = await createUser('Admin')
const { db } = database()

const contractor = async (overrides = {}) =>
  createUser('Contractor', { employerId: (await createEmployer()).id, ...overrides })
const invite = (caller: TestUser, ids: string[]) => call(caller, users.sendInvitations, { ids })
const mailsTo = ({ userId }: TestUser) => db.outboxMail.count({ where: { userId } })

test('invites each once, by a mail and an audit line', async () => {
  const invited = [await contractor(), await createUser('WorkOwner')]
  const ids = invited.map(({ userId }) => userId)
  const { status, body } = await invite(admin, [...ids, ids[1]!])
  expect([status, body.results]).toEqual([200, ids.map((id) => ({ id, outcome: 'done' }))])
  for (const user of invited) {
    expect(await mailsTo(user)).toBe(1)
    const line = { event: 'invitation.sent', subjectId: user.userId }
    expect(await db.auditEntry.count({ where: line })).toBe(1)
  }
})

test('of Purchasing, reaches users of its own part only, and leaves the refused without a link', async () => {
  const purchasing = await createUser('Purchasing')
  const [own, boss, nameless, out] = [
    await contractor(),
    await createUser('Admin'),
    await contractor({ email: null }),
    await contractor(),
  ]
  await db.user.update({ where: { id: out.userId }, data: { disabledAt: new Date() } })
  const ids = [boss.userId, nameless.userId, own.userId, out.userId, crypto.randomUUID()]
  const { body } = await invite(purchasing, ids)
  const singles: string[] = []
  for (const id of ids) {
    const single = await call(purchasing, users.sendInvitation, { id })
    singles.push(single.status === 200 ? 'done' : single.body.code)
  }
  expect(body.results.map(({ outcome, code }) => code ?? outcome)).toEqual(singles)
  expect(singles).toContain('done')
  for (const user of [boss, nameless, out]) {
    expect(await mailsTo(user)).toBe(0)
    expect(await db.invitation.count({ where: { userId: user.userId } })).toBe(0)
  }
  const none = await invite(purchasing, [boss.userId])
  expect([none.status, none.body.errors.map(({ path }) => path)]).toEqual([403, ['ids.0']])
})

test('takes 500 and no more, of nobody without user-mgmt', async () => {
  const many = Array.from({ length: 501 }, () => crypto.randomUUID())
  expect((await invite(admin, many)).status).toBe(400)
  expect((await invite(admin, many)).body.code).toBe('invalid-input')
  for (const role of ['SafetyOfficer', 'Contractor'] as const)
    expect((await invite(await createUser(role), many.slice(0, 1))).status).toBe(403)
})
