import { expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { users } from '@/lib/domain/people/users/contract'
import { openSession } from '@/lib/platform/auth/sessions'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'

/** An Admin changes the address of an active user. */

const admin = await createUser('Admin', { person: { firstNameEn: 'Anan', lastNameEn: 'Kaewta' } })

const newAddress = () => `${crypto.randomUUID()}@example.com`
async function makeActive(): Promise<TestUser> {
  const user = await createUser('SafetyOfficer', { person: { firstNameTh: 'น้ำฝน' } })
  const data = { userId: user.id, passwordHash: 'none', passwordChangedAt: new Date() }
  await database().db.account.create({ data })
  return user
}
const change = (user: TestUser, email: string | null = newAddress(), by = admin) =>
  call(by, users.save, { id: user.id, roles: user.roles, email })
const noticesTo = (userId: string) =>
  database().db.outboxMail.findMany({ where: { userId, carriesLink: false } })

test('the former address is notified in Thai and English, without the new one', async () => {
  const user = await makeActive()
  const email = newAddress()
  expect((await change(user, email)).status).toBe(200)
  const [notice, ...others] = await noticesTo(user.id)
  expect(others).toEqual([])
  expect(notice).toMatchObject({ toAddress: user.email, status: 'Waiting', link: null })
  for (const body of [notice!.text, notice!.html]) {
    for (const said of ['เรียน คุณน้ำฝน ใจดี', 'สมชาย ใจดี ได้เปลี่ยนอีเมล', 'Anan Kaewta has changed'])
      expect(body).toContain(said)
    expect(body).not.toContain(email)
  }
  const { body } = await call(admin, mailOutbox.get, { id: notice!.id })
  expect(body).toMatchObject({ link: null, hidden: null, can: { retry: true } })
})

test('a new address ends every session and token of the user', async () => {
  const user = await makeActive()
  const browser = { device: 'Firefox', address: '203.0.113.9', lifetime: 1_000_000 }
  const id = await openSession({ userId: user.id, sessionVersion: 1, ...browser })
  expect((await call(user, account.get, {})).status).toBe(200)
  await change(user)
  expect((await call(user, account.get, {})).status).toBe(401)
  const session = await database().db.signInSession.findUniqueOrThrow({ where: { id } })
  expect(session.endedAt).not.toBeNull()
})

test('the former address is notified of a removal too, and the mail is sent whatever happens next', async () => {
  const user = await makeActive()
  await change(user, null)
  await change(user)
  await call(admin, users.sendInvitation, { id: user.id })
  await call(admin, users.revokeInvitation, { id: user.id })
  await call(admin, users.remove, { id: user.id })
  const notices = await noticesTo(user.id)
  expect(notices.map(({ status, toAddress }) => [status, toAddress])).toEqual([
    ['Waiting', user.email],
  ])
})

test('nobody is notified for a user who is not active', async () => {
  const user = await createUser('SafetyOfficer')
  await change(user)
  expect(await noticesTo(user.id)).toEqual([])
})

test('the same address in another case is no change', async () => {
  const user = await makeActive()
  const tenant = await createUser('TenantAdministrator')
  expect((await change(user, user.email!.toUpperCase(), tenant)).status).toBe(200)
  expect(await noticesTo(user.id)).toEqual([])
  expect((await call(user, account.get, {})).status).toBe(200)
})

test('a change of the own address is notified too, and the user stays signed in', async () => {
  const me = await createUser('Admin')
  const data = { userId: me.id, passwordHash: 'none', passwordChangedAt: new Date() }
  await database().db.account.create({ data })
  await change(me, newAddress(), me)
  expect(await noticesTo(me.id)).toHaveLength(1)
  expect((await call(me, account.get, {})).status).toBe(200)
})
