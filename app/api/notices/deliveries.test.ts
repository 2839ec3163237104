import { beforeEach, describe, expect, test } from 'vitest'
import { deliverMails } from '@/lib/domain/people/mail-outbox/commands'
import { deliverNotices } from '@/lib/domain/people/notice-deliveries/deliver/commands'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { notices } from '@/lib/domain/people/notices/contract'
import { findSettledNotices } from '@/lib/domain/settled-notices'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import { database, inTransaction } from '@/lib/platform/db/database'
import { notifyAll } from '@/lib/platform/notices/notify'
import { call } from '@/lib/testing/calls/call'
import { createTask, createUser, type TestUser } from '@/lib/testing/records/factories'
import { mailsTo } from '@/lib/testing/records/notices'
import { MailCatcher } from '@/lib/testing/stand-ins/mail-catcher'

const at = (text: string) => new Date(`${text}:00+07:00`)
const NOON = at('2031-03-03T12:00')
const SEVEN = at('2031-03-04T07:00')

/** Stops of work, which are urgent and which nothing settles. */
const stop = (users: TestUser[], count = 1) =>
  inTransaction(({ sql }) =>
    notifyAll(
      { sql, actor: null, now: NOON },
      'permit.stopped',
      Array.from({ length: count }, (_, index) => ({
        userIds: users.map(({ userId }) => userId),
        subjectId: crypto.randomUUID(),
        occasion: 'one',
        params: { permitNo: `WP-${index}`, reason: 'ฝนตก', byTh: 'สมชาย', byEn: 'Somchai' },
      })),
    ),
  )
const give = async (taker: TestUser) => {
  const giver = await createUser('WorkOwner')
  const task = await createTask({ assigneeUserId: giver.userId, assignerUserId: giver.userId })
  const input = { id: task.id, AssigneeUserId: taker.userId }
  expect((await call(giver, tasks.reassign, input)).status).toBe(200)
  return { ...task, giver }
}
const run = (now: Date) => deliverNotices(now, findSettledNotices)
const deliveriesOf = ({ userId }: TestUser) =>
  database().db.noticeDelivery.findMany({ where: { userId }, orderBy: { id: 'asc' } })
const choose = (user: TestUser, input: Parameters<typeof call<typeof noticeSettings.save>>[2]) =>
  call(user, noticeSettings.save, input)

beforeEach(() => database().db.notice.deleteMany())

describe('e-mails', () => {
  test('tell what is urgent at once, in the language of the reader, and can be unsubscribed by one click', async () => {
    const reader = await createUser('WorkOwner')
    await choose(reader, { locale: 'en' })
    await stop([reader])
    expect(await run(at('2031-03-03T23:00'))).toBe(1)
    const [mail, ...others] = await mailsTo(reader.userId)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'UrgentNotices',
      subject: 'Work stopped: permit WP-0',
      carriesLink: false,
    })
    expect(mail?.text).toContain('Somchai: ฝนตก')
    expect(mail?.text).not.toContain('เรียน')
    const [delivery] = await deliveriesOf(reader)
    expect(delivery).toMatchObject({ status: 'Sent', attempts: 1, mailId: mail?.id })
    expect(mail?.noticeId).toBe(delivery?.noticeId)

    const catcher = new MailCatcher()
    await catcher.start()
    await database().db.outboxMail.deleteMany({ where: { id: { not: mail?.id } } })
    await deliverMails({ server: catcher.settings() })
    await catcher.stop()
    expect((await mailsTo(reader.userId))[0]).toMatchObject({ status: 'Sent', link: mail?.link })
    const lines = catcher.mails[0]!.headerLines.map(({ line }) => line.replace(/\s+/g, ' '))
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(lines.join()).toContain(`List-Unsubscribe: <${mail?.unsubscribeLink}>`)
  })

  test('bring the rest together at seven, what was read or settled meanwhile left out', async () => {
    const reader = await createUser('WorkOwner')
    const [open, finished, taken] = [await give(reader), await give(reader), await give(reader)]
    await give(reader)
    expect(await run(NOON)).toBe(0)
    const held = await deliveriesOf(reader)
    expect(held.map(({ status }) => status)).toEqual(['Held', 'Held', 'Held', 'Held'])
    expect(held.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([SEVEN, SEVEN, SEVEN, SEVEN])

    await database().db.task.update({ where: { id: finished.id }, data: { status: 'Completed' } })
    const again = { id: taken.id, AssigneeUserId: taken.giver.userId }
    expect((await call(taken.giver, tasks.reassign, again)).status).toBe(200)
    const { body } = await call(reader, notices.search, {})
    const read = body.filter(
      ({ subject }) => ![open.id, finished.id, taken.id].includes(subject.id),
    )
    await call(reader, notices.markRead, { ids: read.map(({ id }) => id) })
    await give(reader)
    expect(await run(at('2031-03-04T07:01'))).toBe(1)
    const reasons = (await deliveriesOf(reader)).map(({ status, lastError }) => lastError ?? status)
    expect(reasons.toSorted()).toEqual(['Held', 'Sent', 'read', 'settled', 'settled'])
    expect(
      (await mailsTo(reader.userId)).map(({ subject }) => subject.includes(open.refId)),
    ).toEqual([true])
  })

  test('of several notices are one, urgent ones apart, and follow the choices of that moment', async () => {
    const reader = await createUser('WorkOwner')
    await choose(reader, {
      quietHours: null,
      choices: [{ event: 'task.assigned', channel: 'Email', when: 'Now' }],
    })
    await give(reader)
    await give(reader)
    await stop([reader], 2)
    expect(await run(NOON)).toBe(4)
    expect(
      (await mailsTo(reader.userId)).map(({ noticeId }) => noticeId !== null).toSorted(),
    ).toEqual([false, true, true])
    await give(reader)
    await choose(reader, { choices: [{ event: 'task.assigned', channel: 'Email', when: 'Off' }] })
    await run(NOON)
    expect(await mailsTo(reader.userId)).toHaveLength(3)
  })

  test('go to nobody who has no address or may not sign in any more', async () => {
    const [nameless, former] = [
      await createUser('WorkOwner', { email: null }),
      await createUser('WorkOwner'),
    ]
    await stop([nameless, former])
    await database().db.user.update({
      where: { id: former.userId },
      data: { disabledAt: new Date() },
    })
    expect(await run(NOON)).toBe(0)
    for (const user of [nameless, former])
      expect(await deliveriesOf(user)).toMatchObject([
        { status: 'Skipped', lastError: 'no-address' },
      ])
  })

  test('go out once however many servers deliver at once, in a hundred runs', async () => {
    const readers = await Promise.all(Array.from({ length: 5 }, () => createUser('WorkOwner')))
    const ids = readers.map(({ userId }) => userId)
    for (let round = 0; round < 25; round++) {
      await stop(readers)
      await Promise.all(Array.from({ length: 4 }, () => run(NOON)))
    }
    expect(await database().db.outboxMail.count({ where: { userId: { in: ids } } })).toBe(125)
    const counts = await database().db.noticeDelivery.groupBy({
      by: ['status', 'attempts'],
      where: { userId: { in: ids } },
      _count: true,
    })
    expect(counts).toEqual([{ status: 'Sent', attempts: 1, _count: 125 }])
  }, 600_000)

  test('are not lost where the mail server is away for an hour', async () => {
    const reader = await createUser('WorkOwner')
    await stop([reader], 20)
    await run(NOON)
    const { userId } = reader
    await database().db.outboxMail.deleteMany({ where: { userId: { not: userId } } })
    const catcher = new MailCatcher()
    await catcher.start()
    const server = catcher.settings()
    await catcher.stop()
    const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)
    for (const minutes of [0, 10, 20, 30, 40, 50, 60])
      await deliverMails({ server, now: later(minutes) })
    expect(await database().db.outboxMail.count({ where: { userId, status: 'Waiting' } })).toBe(20)
    await catcher.start()
    await deliverMails({ server: catcher.settings(), now: later(200) })
    await catcher.stop()
    expect(catcher.mails.map(({ messageId }) => messageId)).toHaveLength(20)
    expect(new Set(catcher.mails.map(({ messageId }) => messageId)).size).toBe(20)
  })
})

test('a digest that is late is not sent in the quiet hours', async () => {
  const reader = await createUser('WorkOwner')
  await give(reader)
  await run(NOON)
  expect(await run(at('2031-03-04T22:00'))).toBe(0)
  const nextAttemptAt = at('2031-03-05T06:00')
  expect(await deliveriesOf(reader)).toMatchObject([{ status: 'Held', nextAttemptAt }])
  expect(await run(nextAttemptAt)).toBe(1)
})

test('a day without the product sends the digest at its next start', async () => {
  const reader = await createUser('WorkOwner')
  await give(reader)
  await run(NOON)
  expect(await run(new Date(SEVEN.getTime() + 30 * HOUR))).toBe(1)
})
