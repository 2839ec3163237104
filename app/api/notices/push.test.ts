import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverNotices } from '@/lib/domain/people/notice-deliveries/deliver/commands'
import { lockDelivering } from '@/lib/domain/people/notice-deliveries/deliver/queries'
import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { sendMessages } from '@/lib/domain/people/notice-deliveries/messages/send/commands'
import { noticeSettings } from '@/lib/domain/people/notice-settings/contract'
import { notices } from '@/lib/domain/people/notices/contract'
import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import { findSettledNotices } from '@/lib/domain/settled-notices'
import { database, inTransaction } from '@/lib/platform/db/database'
import type { Outcome } from '@/lib/platform/outbound/send'
import { pushKeys } from '@/lib/platform/push/keys'
import { call } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { callWithCookie } from '@/lib/testing/calls/call-with-cookie'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { tellOfPermits } from '@/lib/testing/records/notices'
import type { Browser } from '@/lib/testing/stand-ins/push-service'
import { PushService, vapidClaims } from '@/lib/testing/stand-ins/push-service'
import { cookieOf } from '@/lib/testing/calls/session-cookie'

const service = new PushService()
const at = (text: string) => new Date(`${text}:00+07:00`)
const NOON = at('2031-03-03T12:00')
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)

beforeAll(() => service.start())
afterAll(() => service.stop())
beforeEach(async () => {
  service.received.length = 0
  service.statuses.clear()
  await database().db.notice.deleteMany()
  await database().db.noticeMessage.deleteMany()
})

async function readerWith(count: number): Promise<{ reader: TestUser; browsers: Browser[] }> {
  const reader = await createUser('WorkOwner')
  const cookie = await cookieOf(reader)
  const browsers = Array.from({ length: count }, () => service.browser())
  for (const { subscription } of browsers)
    expect((await callWithCookie(cookie, pushSubscriptions.save, subscription)).status).toBe(200)
  return { reader, browsers }
}
const tell = (
  users: TestUser[],
  count = 1,
  event: 'permit.stopped' | 'permit.decided' = 'permit.stopped',
) => tellOfPermits(users, count, { event, now: NOON })
const plan = (now = NOON) => deliverNotices(now, findSettledNotices)
const send = (now = NOON) => sendMessages('Push', { now: () => now })
const statesOf = async (reader: TestUser) => {
  const admin = await createUser('Admin')
  const { body } = await call(admin, noticeDeliveries.search, { channel: 'Push' })
  return body.filter(({ to }) => to.id === reader.userId)
}

test('an urgent notice reaches every device, readable there alone and signed by the product', async () => {
  const { reader, browsers } = await readerWith(2)
  await call(reader, noticeSettings.save, { locale: 'en' })
  await tell([reader])
  await plan(at('2031-03-03T23:00'))
  await send(at('2031-03-03T23:00'))
  for (const browser of browsers) {
    const [pushed, ...others] = service.to(browser)
    expect(others).toEqual([])
    expect(browser.read(pushed!)).toEqual({
      title: 'Work stopped: permit WP-0',
      text: 'Somchai: ฝนตก',
      href: expect.stringMatching(/^\/(work-permits\/|notices)/),
      tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
      lang: 'en',
    })
    expect(pushed!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(Number(pushed!.headers.ttl)).toBeGreaterThan(86_400)
    expect(pushed!.body.toString('latin1')).not.toContain('Somchai')
    const { aud, sub, exp } = await vapidClaims(pushed!, (await pushKeys()).publicKey)
    expect([aud, sub]).toEqual([service.origin, 'mailto:webmaster@localhost'])
    expect(exp! - Date.now() / 1000).toBeLessThan(86_400)
  }
  const [first, second] = browsers as [Browser, Browser]
  expect(() => first.read(service.to(second)[0]!)).toThrow(/auth/)
  expect(await statesOf(reader)).toMatchObject([{ status: 'Sent', attempts: 1, channel: 'Push' }])
})

test('what is not urgent waits for the end of the quiet hours, and comes together', async () => {
  const { reader, browsers } = await readerWith(1)
  await tell([reader], 5, 'permit.decided')
  await plan(at('2031-03-03T21:00'))
  await send(at('2031-03-03T21:00'))
  expect(service.received).toEqual([])
  expect(new Set((await statesOf(reader)).map(({ status }) => status))).toEqual(new Set(['Held']))
  await plan(at('2031-03-04T06:00'))
  await send(at('2031-03-04T06:00'))
  const pushes = service.to(browsers[0]!).map((one) => browsers[0]!.read(one))
  expect(pushes).toMatchObject([
    { title: expect.stringContaining('5'), href: '/notices', lang: 'th' },
  ])
})

test('what was read, or switched off, before is not sent', async () => {
  const { reader } = await readerWith(1)
  await tell([reader], 1, 'permit.decided')
  await plan(at('2031-03-03T21:00'))
  await call(reader, notices.markRead, {})
  await plan(at('2031-03-04T06:00'))
  const choices = [{ event: 'permit.stopped', channel: 'Push', when: 'Off' }] as const
  await call(reader, noticeSettings.save, { choices: [...choices] })
  await tell([reader])
  await plan(at('2031-03-04T06:00'))
  await send(at('2031-03-04T06:00'))
  expect(service.received).toEqual([])
  expect(await statesOf(reader)).toMatchObject([{ status: 'Skipped', lastError: 'read' }])
})

test.each([404, 410])(
  'a browser that is gone (%i) is removed, and the others are told',
  async (status) => {
    const { reader, browsers } = await readerWith(2)
    service.answers(browsers[0]!, status)
    await tell([reader])
    await plan()
    await send()
    expect(await statesOf(reader)).toMatchObject([{ status: 'Sent' }])
    const left = await database().db.pushSubscription.findMany({ where: { userId: reader.userId } })
    expect(left.map(({ endpoint }) => endpoint)).toEqual([browsers[1]!.endpoint])
  },
)

test('a notice that no device can show any more has failed, and can be sent again to a new one', async () => {
  const { reader, browsers } = await readerWith(1)
  service.answers(browsers[0]!, 410)
  await tell([reader])
  await plan()
  await send()
  const id = (await statesOf(reader))[0]!.id
  expect(await statesOf(reader)).toMatchObject([{ status: 'Failed', lastError: 'no-device' }])
  const fresh = service.browser()
  await callWithCookie(await cookieOf(reader), pushSubscriptions.save, fresh.subscription)
  const admin = await createUser('Admin')
  const retry = () => call(admin, noticeDeliveries.retry, { ids: [id] })
  const answers = await Promise.all([retry(), retry(), retry()])
  expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409, 409])
  await plan(new Date(Date.now() + 60_000))
  await send(new Date(Date.now() + 60_000))
  expect(service.to(fresh)).toHaveLength(1)
  expect(await statesOf(reader)).toMatchObject([{ status: 'Sent' }])
})

test('a push service that is down for an hour loses nothing, and the device that has it is left alone', async () => {
  const { reader, browsers } = await readerWith(2)
  const [up, down] = browsers as [Browser, Browser]
  service.answers(down, 503)
  await tell([reader], 3)
  await plan()
  for (let minute = 0; minute < 60; minute++) await send(minutes(minute))
  expect(service.to(up)).toHaveLength(3)
  expect(new Set((await statesOf(reader)).map(({ status }) => status))).toEqual(
    new Set(['Waiting']),
  )
  expect((await statesOf(reader))[0]).toMatchObject({ lastError: 'HTTP 503' })
  service.received.length = 0
  service.statuses.clear()
  for (let minute = 60; minute < 125; minute++) await send(minutes(minute))
  expect(service.to(up)).toEqual([])
  expect(service.to(down)).toHaveLength(3)
  expect((await statesOf(reader)).map(({ status }) => status)).toEqual(['Sent', 'Sent', 'Sent'])
})

test('a push service that was down in the evening lets what is not urgent ring in the morning', async () => {
  const { reader, browsers } = await readerWith(1)
  const [browser] = browsers as [Browser]
  const evening = at('2031-03-03T19:50')
  await tell([reader], 1, 'permit.decided')
  await tell([reader])
  service.answers(browser, 503)
  await plan(evening)
  await send(evening)
  service.received.length = 0
  service.statuses.clear()
  const titles = () => service.to(browser).map((one) => browser.read(one))
  await send(at('2031-03-03T20:30'))
  expect(titles()).toMatchObject([{ title: expect.stringContaining('สั่งหยุดงาน') }])
  const held = (await statesOf(reader)).filter(({ event }) => event === 'permit.decided')
  const nextAttemptAt = at('2031-03-04T06:00').toISOString()
  expect(held).toMatchObject([{ status: 'Waiting', attempts: 1, nextAttemptAt }])
  await send(at('2031-03-04T06:00'))
  expect(titles()).toHaveLength(2)
})

test('several servers at once send each notice once', async () => {
  const all = await Promise.all([readerWith(1), readerWith(1), readerWith(1)])
  await tell(
    all.map(({ reader }) => reader),
    7,
  )
  await Promise.all([plan(), plan(), plan(), plan()])
  await Promise.all([send(), send(), send(), send()])
  await send(minutes(5))
  for (const { browsers } of all) {
    const tags = service
      .to(browsers[0]!)
      .map((one) => (browsers[0]!.read(one) as { tag: string }).tag)
    expect(new Set(tags).size).toBe(7)
    expect(tags).toHaveLength(7)
  }
})

test('what one server plans while another finds nothing to deliver goes out at once', async () => {
  const { reader, browsers } = await readerWith(1)
  await tell([reader])
  const planned = await inTransaction(async ({ sql }) => {
    await lockDelivering(sql)
    const planning = plan()
    await untilWaiting(1)
    return { planning }
  })
  await planned.planning
  await send()
  expect(service.to(browsers[0]!)).toHaveLength(1)
})

test('an attempt whose server died is made again, under the same tag', async () => {
  const { reader, browsers } = await readerWith(1)
  await tell([reader])
  await plan()
  const dying = () => Promise.reject<Outcome>(new Error('killed'))
  await expect(sendMessages('Push', { now: () => NOON, send: dying })).rejects.toThrow('killed')
  await send(NOON)
  expect(service.received).toEqual([])
  await send(minutes(2))
  expect(service.to(browsers[0]!)).toHaveLength(1)
})

test('an address that leads into the site’s network by now is not called', async () => {
  const { reader, browsers } = await readerWith(1)
  await tell([reader])
  await plan()
  await database().db.pushSubscription.updateMany({
    where: { endpoint: browsers[0]!.endpoint },
    data: { endpoint: 'https://169.254.169.254/push' },
  })
  await send()
  expect(service.received).toEqual([])
  expect(await statesOf(reader)).toMatchObject([
    { status: 'Waiting', lastError: 'address-not-allowed' },
  ])
})

test('a device shows what a browser was told while the product stops, once it runs again', async () => {
  const { reader, browsers } = await readerWith(1)
  await tell([reader])
  await plan()
  const stop = new AbortController()
  stop.abort()
  await sendMessages('Push', { now: () => NOON, signal: stop.signal })
  expect(service.received).toEqual([])
  await send()
  expect(service.to(browsers[0]!)).toHaveLength(1)
})
