import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverNotices } from '@/lib/domain/people/notice-deliveries/deliver/commands'
import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { sendMessages } from '@/lib/domain/people/notice-deliveries/messages/send/commands'
import { notices } from '@/lib/domain/people/notices/contract'
import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import { findSettledNotices } from '@/lib/domain/settled-notices'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { callWithCookie } from '@/lib/testing/calls/call-with-cookie'
import { cookieOf } from '@/lib/testing/calls/session-cookie'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { tellOfPermits } from '@/lib/testing/records/notices'
import { PushService, type Browser } from '@/lib/testing/stand-ins/push-service'

/** Of what could not be pushed at once. */

const service = new PushService()
const NOON = new Date('2031-03-03T12:00:00+07:00')
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)

beforeAll(() => service.start())
afterAll(() => service.stop())
beforeEach(async () => {
  service.received.length = 0
  service.statuses.clear()
  await database().db.notice.deleteMany()
  await database().db.noticeMessage.deleteMany()
})

/** A user with two browsers, who was told of decisions that go together. */
async function toldOf(count: number, statuses: [number, number]) {
  const reader = await createUser('WorkOwner')
  const cookie = await cookieOf(reader)
  const browsers: [Browser, Browser] = [service.browser(), service.browser()]
  for (const [index, browser] of browsers.entries()) {
    await callWithCookie(cookie, pushSubscriptions.save, browser.subscription)
    service.answers(browser, statuses[index]!)
  }
  await tellOfPermits([reader], count, { event: 'permit.decided', now: NOON })
  await deliverNotices(NOON, findSettledNotices)
  await send(0)
  service.received.length = 0
  return { reader, browsers }
}
const send = (minute: number) => sendMessages('Push', { now: () => minutes(minute) })
const readSome = async (reader: TestUser, count: number) => {
  const { body } = await call(reader, notices.search, {})
  await call(reader, notices.markRead, { ids: body.slice(0, count).map(({ id }) => id) })
}
const statesOf = async (reader: TestUser) => {
  const admin = await createUser('Admin')
  const { body } = await call(admin, noticeDeliveries.search, { channel: 'Push' })
  return body
    .filter(({ to }) => to.id === reader.userId)
    .map(({ status, lastError }) => [status, lastError])
}

test('what one device has was sent, also where the product was off until it was too late for the other', async () => {
  const { reader } = await toldOf(1, [201, 503])
  await send(8 * 24 * 60)
  expect(await statesOf(reader)).toEqual([['Sent', null]])
})

test('what one device has was sent, also where its reader may not sign in any more', async () => {
  const { reader } = await toldOf(1, [201, 503])
  const data = { disabledAt: new Date() }
  await database().db.user.update({ where: { id: reader.userId }, data })
  await send(5)
  expect(await statesOf(reader)).toEqual([['Sent', null]])
})

test('what is urgent goes before what the quiet hours have held for many', async () => {
  const readers = await Promise.all(Array.from({ length: 10 }, () => toldOf(0, [201, 201])))
  const users = readers.map(({ reader }) => reader)
  await tellOfPermits(users, 1, { event: 'permit.decided', now: NOON })
  await deliverNotices(NOON, findSettledNotices)
  await tellOfPermits([users[9]!], 1, { event: 'permit.stopped', now: NOON })
  await deliverNotices(NOON, findSettledNotices)
  const AT_ONCE = 8
  const sent: unknown[] = []
  let free: () => void = () => undefined
  const isFull = new Promise<void>((resolve) => (free = resolve))
  await sendMessages('Push', {
    now: () => NOON,
    send: async (_, { headers }) => {
      sent.push(headers.urgency)
      if (sent.length === 2 * AT_ONCE) free()
      await isFull
      return { status: 201 }
    },
  })
  expect(sent.slice(0, 2 * AT_ONCE)).toContain('high')
  expect(sent).toHaveLength(2 * 11)
})

const all = (count: number, state: (string | null)[]) => Array.from({ length: count }, () => state)

test('what was read meanwhile is not told by the device that was away', async () => {
  const { reader, browsers } = await toldOf(3, [201, 503])
  await readSome(reader, 1)
  service.statuses.clear()
  await send(2)
  const [up, down] = browsers
  expect(service.to(up)).toEqual([])
  expect(service.to(down).map((one) => down.read(one))).toMatchObject([
    { title: expect.stringContaining('2 เรื่อง') },
  ])
  expect(await statesOf(reader)).toEqual(all(3, ['Sent', null]))
})

test('what was all read on the one device is told by no other, and was sent', async () => {
  const { reader } = await toldOf(2, [201, 503])
  await readSome(reader, 2)
  service.statuses.clear()
  await send(2)
  expect(service.received).toEqual([])
  expect(await statesOf(reader)).toEqual(all(2, ['Sent', null]))
})

test('what was all read before any device could show it is skipped', async () => {
  const { reader } = await toldOf(2, [503, 503])
  await readSome(reader, 2)
  service.statuses.clear()
  await send(2)
  expect(service.received).toEqual([])
  expect(await statesOf(reader)).toEqual(all(2, ['Skipped', 'read']))
})

test('a push that is refused is given up at once, unless another device may still have it', async () => {
  const { reader, browsers } = await toldOf(1, [403, 429])
  expect(await statesOf(reader)).toEqual([['Waiting', 'HTTP 429']])
  service.answers(browsers[1], 413)
  await send(2)
  expect(await statesOf(reader)).toEqual([['Failed', 'HTTP 403']])
})
