import { beforeEach, describe, expect, test } from 'vitest'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { deliverNotices } from '@/lib/domain/people/notice-deliveries/deliver/commands'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { notices } from '@/lib/domain/people/notices/contract'
import { findSettledNotices } from '@/lib/domain/settled-notices'
import { database, inTransaction } from '@/lib/platform/db/database'
import { notify } from '@/lib/platform/notices/notify'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { createFailedDelivery } from '@/lib/testing/records/notice-deliveries'
import { mailsTo } from '@/lib/testing/records/notices'

const admin = () => createUser('Admin')
const run = (now = new Date()) => deliverNotices(now, findSettledNotices)
const stop = ({ userId }: TestUser, permitNo = 'WP-1') => stopAll([userId], permitNo)
const stopAll = (userIds: string[], permitNo = 'WP-1') =>
  inTransaction(({ sql }) =>
    notify({ sql, actor: null, now: new Date() }, 'permit.stopped', {
      userIds,
      subjectId: crypto.randomUUID(),
      occasion: 'one',
      params: { permitNo, reason: 'ฝนตก', byTh: 'สมชาย', byEn: 'Somchai' },
    }),
  )
const ofReader = async (caller: TestUser, { email }: TestUser, input: object = {}) =>
  (await call(caller, noticeDeliveries.search, { keyword: email, ...input })).body
/** A reader whose mail was written and given up. */
async function failed(count = 1) {
  const reader = await createUser('WorkOwner')
  for (let index = 0; index < count; index++) await stop(reader, `WP-${index}`)
  await run()
  await database().db.outboxMail.updateMany({
    where: { userId: reader.userId },
    data: { status: 'Failed', lastError: '550 no such user', attempts: 1 },
  })
  return reader
}

beforeEach(() => database().db.notice.deleteMany())

describe('notice-deliveries/search', () => {
  test('follows the mail to the mail server, and filters by what it has become', async () => {
    const [caller, reader] = [await admin(), await createUser('WorkOwner')]
    await stop(reader)
    await run()
    const statusIs = async (mail: 'Waiting' | 'Sent' | 'Failed', expected: string) => {
      await database().db.outboxMail.updateMany({
        where: { userId: reader.userId },
        data: {
          status: mail,
          attempts: 3,
          lastError: mail === 'Sent' ? null : '451 later',
          sentAt: mail === 'Sent' ? new Date() : null,
        },
      })
      const [row, ...others] = await ofReader(caller, reader, { status: expected })
      expect(row).toMatchObject({ status: expected, attempts: 3, event: 'permit.stopped' })
      expect([others, row?.can.retry]).toEqual([[], expected === 'Failed'])
      for (const other of ['Waiting', 'Held', 'Sent', 'Failed', 'Skipped'].filter(
        (status) => status !== expected,
      ))
        expect(await ofReader(caller, reader, { status: other })).toEqual([])
      return row
    }
    expect(await statusIs('Waiting', 'Waiting')).toMatchObject({ lastError: '451 later' })
    await statusIs('Sent', 'Sent')
    expect(await statusIs('Failed', 'Failed')).toMatchObject({ nextAttemptAt: null })
  })

  test('finds all whose name or address has the keyword, however many', async () => {
    const { db } = database()
    const ids = Array.from({ length: 201 }, () => crypto.randomUUID())
    const domain = `${crypto.randomUUID()}.example.com`
    await db.person.createMany({
      data: ids.map((id) => ({ id, firstNameTh: 'คน', lastNameTh: 'ทดสอบ' })),
    })
    await db.user.createMany({
      data: ids.map((id, n) => ({ id, personId: id, email: `${n}@${domain}` })),
    })
    await stopAll(ids)
    await run()
    const { body } = await call(await admin(), noticeDeliveries.search, { keyword: domain })
    expect(body).toHaveLength(201)
  })

  test('filters by event and by days of the site, both inclusive', async () => {
    const [caller, reader] = [await admin(), await createUser('WorkOwner')]
    const { id } = await createFailedDelivery(reader.userId)
    const createdAt = new Date('2031-03-03T23:30:00+07:00')
    await database().db.noticeDelivery.update({ where: { id }, data: { createdAt } })
    const found = async (input: object) =>
      (await ofReader(caller, reader, input)).map((row) => row.id)
    expect(await found({ fromDate: '2031-03-03', toDate: '2031-03-03' })).toEqual([id])
    expect(await found({ fromDate: '2031-03-04' })).toEqual([])
    expect(await found({ toDate: '2031-03-02' })).toEqual([])
    expect(await found({ toDate: '2400-12-31', event: 'permit.stopped' })).toEqual([id])
    expect(await found({ event: 'task.assigned' })).toEqual([])
  })
})

describe('notice-deliveries/get', () => {
  test('shows what was sent in the language of its reader, without the link to unsubscribe', async () => {
    const [caller, reader] = [await admin(), await createUser('WorkOwner')]
    await call(reader, noticeSettings.save, { locale: 'en' })
    await stop(reader)
    await run()
    const [{ id } = { id: '' }] = await ofReader(caller, reader)
    const [mail] = await mailsTo(reader.userId)
    const { body } = await call(caller, noticeDeliveries.get, { id })
    expect(body).toMatchObject({ subject: 'Work stopped: permit WP-1', mailId: mail?.id })
    expect(body.title).toContain('สั่งหยุดงาน')
    expect(body.text).toContain('Somchai: ฝนตก')
    const token = mail?.unsubscribeLink?.split('/').at(-1) ?? 'none'
    expect(mail?.text).toContain(token)
    const outbox = await call(caller, mailOutbox.get, { id: mail!.id })
    for (const answer of [body, outbox.body]) expect(JSON.stringify(answer)).not.toContain(token)
  })

  test('shows what would be sent while nothing is written yet', async () => {
    const [caller, reader] = [await admin(), await createUser('WorkOwner')]
    const { id } = await createFailedDelivery(reader.userId)
    const { body } = await call(caller, noticeDeliveries.get, { id })
    expect(body).toMatchObject({ mailId: null, lastError: '550 no such user' })
    expect(body.subject).toContain('WP-1')
    expect(body.text).not.toContain('{link}')
  })
})

describe('notice-deliveries/retry', () => {
  const retry = async (caller: TestUser, ids: string[]) =>
    call(caller, noticeDeliveries.retry, { ids })
  const idsOf = async (caller: TestUser, reader: TestUser) =>
    (await ofReader(caller, reader)).map(({ id }) => id)

  test('writes a new mail to the present address, and the failed one is never sent', async () => {
    const [caller, reader] = [await admin(), await failed()]
    await database().db.user.update({
      where: { id: reader.userId },
      data: { email: `new-${reader.email}` },
    })
    const [id] = await idsOf(caller, reader)
    expect((await retry(caller, [id!, id!])).body.results).toEqual([{ id, outcome: 'done' }])
    const [old] = await mailsTo(reader.userId)
    expect((await call(caller, mailOutbox.retry, { id: old!.id })).status).toBe(409)
    expect(await run()).toBe(1)
    expect(
      (await mailsTo(reader.userId)).map(({ status, toAddress }) => [status, toAddress]),
    ).toEqual([
      ['Revoked', reader.email],
      ['Waiting', `new-${reader.email}`],
    ])
    const line = { event: 'notice-delivery.retried', subjectId: id }
    expect(await database().db.auditEntry.count({ where: line })).toBe(1)
  })

  test('judges each by itself, and answers 409 where none has failed', async () => {
    const [caller, reader, other] = [await admin(), await failed(), await createUser('WorkOwner')]
    await stop(other)
    await run()
    const [[bad], [good]] = [await idsOf(caller, reader), await idsOf(caller, other)]
    const strange = crypto.randomUUID()
    const { status, body } = await retry(caller, [good!, strange, bad!])
    expect(status).toBe(200)
    expect(body.results.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'notice-not-failed',
      'record-not-found',
      'done',
    ])
    const again = await retry(caller, [bad!])
    expect([again.status, again.body.code]).toEqual([409, 'notice-not-failed'])
    expect(again.body.detail).toContain('รอส่ง')
  })

  test('tells nothing that was read meanwhile', async () => {
    const [caller, reader] = [await admin(), await failed()]
    await call(reader, notices.markRead, {})
    const [id] = await idsOf(caller, reader)
    expect((await retry(caller, [id!])).status).toBe(200)
    expect(await run()).toBe(0)
    expect(await ofReader(caller, reader)).toMatchObject([{ status: 'Skipped', lastError: 'read' }])
    expect(await mailsTo(reader.userId)).toHaveLength(1)
  })

  test('sends once however many retry, deliver and retry the mail at once', async () => {
    const caller = await admin()
    for (let round = 0; round < 5; round++) {
      const reader = await failed(3)
      const ids = await idsOf(caller, reader)
      const [mail] = await mailsTo(reader.userId)
      await Promise.all([
        retry(caller, ids),
        retry(caller, ids.toReversed()),
        call(caller, mailOutbox.retry, { id: mail!.id }),
        run(),
        ...ids.map((id) => retry(caller, [id])),
      ])
      await run()
      const open = (await mailsTo(reader.userId)).filter(({ status }) => status === 'Waiting')
      expect(open).toHaveLength(3)
    }
  })

  test('takes 500 and no more, of nobody but administrators', async () => {
    const many = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
    const caller = await admin()
    expect((await retry(caller, many(501))).status).toBe(400)
    expect((await retry(caller, many(500))).body.code).toBe('record-not-found')
    expect((await retry(caller, [])).status).toBe(400)
    for (const role of ['SafetyOfficer', 'Purchasing', 'Contractor'] as const)
      expect((await retry(await createUser(role), many(1))).status).toBe(403)
  })
})

test.each(['0001-01-01', '0171-04-28'])('a search up to %s is refused', async (toDate) => {
  const { status, body } = await call(await admin(), noticeDeliveries.search, { toDate })
  expect([status, body.errors[0]?.path]).toEqual([400, 'toDate'])
})
