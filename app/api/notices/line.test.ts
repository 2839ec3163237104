import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverNotices } from '@/lib/domain/people/notice-deliveries/deliver/commands'
import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { notifyOfFailingMessages } from '@/lib/domain/people/notice-deliveries/failing/commands'
import { sendMessages } from '@/lib/domain/people/notice-deliveries/messages/send/commands'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { notices } from '@/lib/domain/people/notices/contract'
import { findSettledNotices } from '@/lib/domain/settled-notices'
import { database, inTransaction } from '@/lib/platform/db/database'
import { notifyAll } from '@/lib/platform/notices/notify'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { tellOfPermits } from '@/lib/testing/records/notices'
import { linkWithLine } from '@/lib/testing/stand-ins/line'
import { LineServer } from '@/lib/testing/stand-ins/line-server'

const line = new LineServer()
const NOON = new Date('2031-03-03T12:00:00+07:00')
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)

beforeAll(() => line.start())
afterAll(() => line.stop())
beforeEach(async () => {
  line.asked.length = 0
  line.pushStatus = null
  line.pushAnswer = { message: 'You have reached your monthly limit.' }
  await database().db.notice.deleteMany()
  await database().db.noticeMessage.deleteMany()
})

async function linked() {
  const reader = await createUser('WorkOwner')
  return { reader, account: await linkWithLine(reader) }
}
const tell = (
  users: TestUser[],
  count = 1,
  event: 'permit.stopped' | 'permit.decided' = 'permit.stopped',
) => tellOfPermits(users, count, { event, now: NOON })
const plan = (now = NOON) => deliverNotices(now, findSettledNotices)
const send = (now = NOON) => sendMessages('Line', { now: () => now })
const deliveriesOf = ({ userId }: TestUser, channel = 'Line') =>
  database().db.noticeDelivery.findMany({
    where: { userId, channel },
    orderBy: { noticeId: 'asc' },
  })
const listed = async ({ userId }: TestUser) => {
  const { body } = await call(await createUser('Admin'), noticeDeliveries.search, {
    channel: 'Line',
  })
  return body.filter(({ to }) => to.id === userId)
}

test('LINE is told a count and a link, and nothing that names anybody', async () => {
  const { reader, account } = await linked()
  await call(reader, noticeSettings.save, { locale: 'en' })
  await tell([reader])
  await plan()
  await send()
  expect(line.toldTo(account)).toEqual([
    'Urgent: you have 1 notice in Site Safety.\nhttp://localhost:3000/notices',
  ])
  const [delivery] = await deliveriesOf(reader)
  const [asked] = line.to('/v2/bot/message/push')
  expect(asked!.headers['x-line-retry-key']).toBe(delivery!.id)
  expect(JSON.stringify(asked)).not.toMatch(/Somchai|สมชาย|ฝนตก|WP-0/)
  expect(await listed(reader)).toMatchObject([{ status: 'Sent', channel: 'Line' }])
})

test('what is not urgent comes together at seven, in the language of its reader', async () => {
  const { reader, account } = await linked()
  await tell([reader], 4, 'permit.decided')
  await plan()
  await send()
  expect(line.toldTo(account)).toEqual([])
  const seven = new Date('2031-03-04T07:00:00+07:00')
  await plan(seven)
  await send(seven)
  expect(line.toldTo(account)).toEqual([expect.stringContaining('คุณมีการแจ้งเตือน 4 เรื่อง')])
})

test('what LINE had before counts as sent', async () => {
  const { reader, account } = await linked()
  await tell([reader])
  await plan()
  line.pushStatus = 409
  await send()
  expect(line.toldTo(account)).toHaveLength(1)
  expect(await listed(reader)).toMatchObject([{ status: 'Sent' }])
})

test('LINE down for an hour loses nothing', async () => {
  const { reader, account } = await linked()
  await tell([reader], 3)
  await plan()
  line.pushStatus = 500
  for (let minute = 0; minute < 60; minute++) await send(minutes(minute))
  expect((await listed(reader)).map(({ status }) => status)).toEqual([
    'Waiting',
    'Waiting',
    'Waiting',
  ])
  line.pushStatus = null
  line.asked.length = 0
  for (let minute = 60; minute < 125; minute++) await send(minutes(minute))
  expect(line.toldTo(account)).toHaveLength(3)
  expect((await listed(reader)).map(({ status }) => status)).toEqual(['Sent', 'Sent', 'Sent'])
})

test('several servers at once tell each thing once', async () => {
  const all = await Promise.all([linked(), linked(), linked()])
  await tell(
    all.map(({ reader }) => reader),
    5,
  )
  await Promise.all([plan(), plan(), plan(), plan()])
  await Promise.all([send(), send(), send(), send()])
  const keys = line.to('/v2/bot/message/push').map(({ headers }) => headers['x-line-retry-key'])
  expect([keys.length, new Set(keys).size]).toEqual([15, 15])
})

test('what LINE was asked too often at once is told a minute later', async () => {
  const { reader, account } = await linked()
  await tell([reader])
  await plan()
  line.pushStatus = 429
  line.pushAnswer = { message: 'The API rate limit has been exceeded. Try again later.' }
  await send()
  expect(await listed(reader)).toMatchObject([{ status: 'Waiting', lastError: 'HTTP 429' }])
  line.pushStatus = null
  line.asked.length = 0
  await send(minutes(1))
  expect(line.toldTo(account)).toHaveLength(1)
  expect(await listed(reader)).toMatchObject([{ status: 'Sent' }])
})

test('without quota it goes by e-mail instead, once, and the Admins are told once a day', async () => {
  const { reader } = await linked()
  const admin = await createUser('Admin')
  const choices = [{ event: 'permit.decided', channel: 'Line', when: 'Now' }] as const
  await call(reader, noticeSettings.save, { choices: [...choices] })
  await tell([reader])
  await tell([reader], 1, 'permit.decided')
  line.pushStatus = 429
  await plan()
  await send()
  expect(await listed(reader)).toMatchObject([
    { status: 'Failed', lastError: 'quota' },
    { status: 'Failed', lastError: 'quota' },
  ])
  await plan(minutes(1))
  expect(await deliveriesOf(reader, 'Email')).toHaveLength(2)
  const mails = () => database().db.outboxMail.count({ where: { userId: reader.userId } })
  const sent = await mails()
  await send(minutes(2))
  await plan(minutes(2))
  expect([sent, await mails()]).toEqual([1, 1]) // the other waits for its digest
  for (const minute of [3, 4, 13 * 60])
    await inTransaction((connections) => notifyOfFailingMessages(connections, minutes(minute)))
  const { body } = await call(admin, notices.search, {}, { 'accept-language': 'en' })
  expect(body.filter(({ event }) => event === 'delivery.failing')).toMatchObject([
    {
      title: 'LINE messages do not arrive',
      text: expect.stringContaining('used up'),
      href: '/settings/notices?status=Failed',
    },
  ])
})

test('without quota what a mail of its own has told goes by no second one', async () => {
  const { reader } = await linked()
  await call(reader, noticeSettings.save, {
    choices: [{ event: 'training.seat', channel: 'Line', when: 'Now' }],
  })
  const news = (['yes', 'no'] as const).map((isMailed) => ({
    userIds: [reader.userId],
    subjectId: crypto.randomUUID(),
    occasion: 'one',
    params: {
      change: 'fromQueue',
      courseTh: 'ที่สูง',
      courseEn: 'Heights',
      date: '2031-03-10',
      startTime: '08:30',
      location: 'ห้องอบรม 1',
      peopleTh: 'สมชาย',
      peopleEn: 'Somchai',
      hasMore: 'no',
      isMailed,
    },
  }))
  await inTransaction(({ sql }) =>
    notifyAll({ sql, actor: null, now: NOON }, 'training.seat', news),
  )
  await plan()
  line.pushStatus = 429
  await send()
  const mailed = await database().db.noticeDelivery.findMany({
    where: { userId: reader.userId, channel: 'Email' },
    select: { notice: { select: { params: true } } },
  })
  expect(mailed).toMatchObject([{ notice: { params: { isMailed: 'no' } } }])
})

test('whom LINE does not take is given up, and an account that was unlinked meanwhile is told nothing', async () => {
  const { reader } = await linked()
  await tell([reader])
  await plan()
  line.pushStatus = 400
  await send()
  expect(await listed(reader)).toMatchObject([
    { status: 'Failed', lastError: 'HTTP 400', attempts: 1 },
  ])
  const other = await linked()
  await tell([other.reader])
  await plan()
  await database().db.lineLink.deleteMany({ where: { userId: other.reader.userId } })
  line.asked.length = 0
  await send()
  expect(line.asked).toEqual([])
  expect(await listed(other.reader)).toMatchObject([{ status: 'Failed', lastError: 'no-address' }])
})
