import { beforeEach, describe, expect, test } from 'vitest'
import { inviteByMail } from '@/lib/domain/people/invitations/commands'
import { deliverMails } from '@/lib/domain/people/mail-outbox/commands'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { database } from '@/lib/platform/db/database'
import type { Role } from '@/lib/platform/access/policies'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { MailCatcher } from '@/lib/testing/stand-ins/mail-catcher'

beforeEach(() => database().db.outboxMail.deleteMany())

async function mailTo(role: Role) {
  const { userId, email } = await createUser(role)
  const name = { nameTh: 'น้ำฝน', nameEn: null }
  await inviteByMail(database(), { id: userId, email: email!, name }, new Date())
  return database().db.outboxMail.findFirstOrThrow({ where: { userId } })
}
const looksAt = async (subjectId: string) =>
  database().db.auditEntry.count({ where: { event: 'mail.link-shown', subjectId } })

describe('mail-outbox/get', () => {
  test('shows an Admin the mail with its link, and leaves an audit line each time', async () => {
    const admin = await createUser('Admin')
    const { id, link, userId } = await mailTo('Contractor')
    const { status, body } = await call(admin, mailOutbox.get, { id })
    expect([status, body.link, body.hidden]).toEqual([200, link, null])
    expect(body.text).toContain(link)
    await call(admin, mailOutbox.get, { id })
    expect(await looksAt(userId)).toBe(2)
  })

  test.each([
    ['an Admin', 'Admin', false],
    ['anybody who is active', 'Contractor', true],
  ] as const)(
    'hides from a TenantAdministrator the link that opens the account of %s',
    async (_, role, isActive) => {
      const { id, link, userId } = await mailTo(role)
      const account = { passwordHash: 'none', passwordChangedAt: new Date() }
      if (isActive) await database().db.account.create({ data: { userId, ...account } })
      const { body } = await call(await createUser('TenantAdministrator'), mailOutbox.get, { id })
      expect([body.link, body.hidden]).toEqual([null, 'not-yours'])
      expect(JSON.stringify(body)).not.toContain(new URL(link!).hash.slice(1))
      expect(await looksAt(userId)).toBe(0)
    },
  )

  test('leaves no audit line of a link where the mail has none that is secret', async () => {
    const { id, userId } = await mailTo('Contractor')
    const page = 'https://safety.example.com/tasks'
    const news = { kind: 'Notices', carriesLink: false, link: page, text: 'ข่าว' } as const
    await database().db.outboxMail.update({ where: { id }, data: news })
    const { body } = await call(await createUser('Admin'), mailOutbox.get, { id })
    expect([body.link, body.hidden]).toEqual([page, null])
    expect(await looksAt(userId)).toBe(0)
  })

  test('shows a TenantAdministrator the link of a user who is not active yet', async () => {
    const { id, link } = await mailTo('Contractor')
    const { body } = await call(await createUser('TenantAdministrator'), mailOutbox.get, { id })
    expect([body.link, body.hidden]).toEqual([link, null])
  })

  test('shows no link that a mail server has quoted in its refusal', async () => {
    const { id, link } = await mailTo('Contractor')
    const catcher = new MailCatcher()
    await catcher.start({ onData: () => ({ code: 554, text: `Looks like phishing: ${link}` }) })
    await deliverMails({ server: catcher.settings() })
    await catcher.stop()
    const { lastError } = await database().db.outboxMail.findUniqueOrThrow({ where: { id } })
    expect(lastError).toContain('Looks like phishing')
    expect(lastError).not.toContain(new URL(link!).hash.slice(1))
  })

  test('shows no link that no longer works', async () => {
    const admin = await createUser('Admin')
    const { id } = await mailTo('Contractor')
    await database().db.outboxMail.update({ where: { id }, data: { usefulUntil: new Date(0) } })
    expect((await call(admin, mailOutbox.get, { id })).body).toMatchObject({
      link: null,
      hidden: 'gone',
      can: { retry: false },
    })
  })
})

describe('mail-outbox/search', () => {
  test('finds by address, name and status, the latest first, and never with a link', async () => {
    const admin = await createUser('Admin')
    const mails = [await mailTo('Contractor'), await mailTo('WorkOwner')]
    await database().db.outboxMail.update({
      where: { id: mails[0]!.id },
      data: { status: 'Failed' },
    })
    const find = async (input: object) =>
      (await call(admin, mailOutbox.search, input)).body.map(({ id }) => id)
    expect(await find({})).toEqual([mails[1]!.id, mails[0]!.id])
    expect(await find({ keyword: mails[0]!.toAddress.slice(0, 12) })).toEqual([mails[0]!.id])
    expect(await find({ status: 'Failed', keyword: 'น้ำฝน' })).toEqual([mails[0]!.id])
    const { body } = await call(admin, mailOutbox.search, {})
    expect(JSON.stringify(body)).not.toContain('token=')
  })
})

describe('mail-outbox/retry', () => {
  test('puts a failed mail back to waiting with no attempts counted', async () => {
    const { id } = await mailTo('Contractor')
    await database().db.outboxMail.update({
      where: { id },
      data: { status: 'Failed', attempts: 30 },
    })
    expect((await call(await createUser('Admin'), mailOutbox.retry, { id })).status).toBe(200)
    expect(await database().db.outboxMail.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 'Waiting',
      attempts: 0,
    })
  })

  test('refuses a sent mail (409) and an expired one (400)', async () => {
    const admin = await createUser('Admin')
    const { id } = await mailTo('Contractor')
    await database().db.outboxMail.update({ where: { id }, data: { usefulUntil: new Date(0) } })
    const late = await call(admin, mailOutbox.retry, { id })
    expect([late.status, late.body.code]).toEqual([400, 'mail-too-late'])
    const data = { status: 'Sent', sentAt: new Date(), link: null } as const
    await database().db.outboxMail.update({ where: { id }, data })
    const sent = await call(admin, mailOutbox.retry, { id })
    expect([sent.status, sent.body.code]).toEqual([409, 'mail-not-waiting'])
    expect(sent.body.detail).toContain('อยู่ในสถานะ “ส่งแล้ว”')
  })
})
