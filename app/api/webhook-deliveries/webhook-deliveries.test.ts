import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deliverTo } from '@/lib/domain/insight/webhook-deliveries/deliver/commands'
import { deleteOldDeliveries } from '@/lib/domain/insight/webhook-deliveries/commands'
import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { changeBody } from '@/lib/domain/insight/webhook-endpoints/message/contract'
import { changes } from '@/lib/domain/insight/changes/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { workspaceAreas } from '@/lib/domain/site/workspace-areas/contract'
import { DAY } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { createWebhookDelivery, createWebhookEndpoint } from '@/lib/testing/records/webhooks'
import { WebhookReceiver } from '@/lib/testing/stand-ins/webhook-receiver'

const receiver = new WebhookReceiver()
let admin: TestUser
let endpoint: { id: string; secret: string }

beforeAll(async () => {
  await receiver.start()
  admin = await createUser('Admin')
})
afterAll(() => receiver.stop())

beforeEach(async () => {
  receiver.received.length = 0
  receiver.answers(204)
  await database().db.webhookEndpoint.deleteMany()
  endpoint = await addEndpoint()
})

async function addEndpoint(types = ['employer.saved']) {
  const { status, body } = await call(admin, webhookEndpoints.save, { url: receiver.url, types })
  expect(status).toBe(200)
  return { id: body.id!, secret: body.secret! }
}

const addEmployer = async () =>
  (await call(admin, employers.save, { nameTh: 'บริษัท', kind: 'Contractor' })).body.id!

const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)
const deliver = (minutes = 0, id = endpoint.id) => deliverTo(id, { now: later(minutes) })

const listed = async (endpointId = endpoint.id) =>
  (await call(admin, webhookDeliveries.search, { endpointId, sort: 'seq' })).body

const stored = async (id = endpoint.id) => (await call(admin, webhookEndpoints.get, { id })).body

describe('a change', () => {
  test('is sent signed, with its id and path alone', async () => {
    const employerId = await addEmployer()
    await deliver()
    const [delivery] = await listed()
    expect(delivery).toMatchObject({ status: 'Delivered', answerStatus: 204, attempts: 1 })
    const [message] = receiver.received
    expect(message!.headers['webhook-id']).toBe(delivery!.id)
    expect(WebhookReceiver.verify(message!, endpoint.secret)).toEqual({
      type: 'employer.saved',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { seq: delivery!.seq, id: employerId, path: `/api/employers/get/${employerId}` },
    })
    expect(changeBody.strict().safeParse(JSON.parse(message!.body)).success).toBe(true)
    const { body } = await call(admin, webhookDeliveries.get, { id: delivery!.id })
    expect(body.body).toBe(message!.body)
  })

  test('that an endpoint did not ask for is not sent, and neither is one from before', async () => {
    const other = await addEndpoint(['person.saved'])
    await addEmployer()
    await deliver(0, other.id)
    await call(admin, webhookEndpoints.save, { id: other.id, types: ['employer.saved'] })
    await deliver(0, other.id)
    expect(await listed(other.id)).toEqual([])
  })

  test('an endpoint without types is told of all that can be followed, and of nothing else', async () => {
    const all = await addEndpoint([])
    const { next } = (await call(admin, changes.get, {})).body
    await addEmployer()
    await call(admin, workspaceAreas.save, { code: 'W-01', nameTh: 'ลาน' })
    await call(admin, webhookEndpoints.rotateSecret, { id: endpoint.id })
    await deliver(0, all.id)
    const { items } = (await call(admin, changes.get, { after: next })).body
    const sent = (await listed(all.id)).map(({ seq, type }) => `${seq} ${type}`)
    expect(sent).toEqual(items.map(({ seq, type }) => `${seq} ${type}`))
    expect(sent).toHaveLength(2)
  })

  test('is sent once to each endpoint by several servers that run at once', async () => {
    const other = await addEndpoint()
    const made = await Promise.all(Array.from({ length: 12 }, addEmployer))
    const ids = [endpoint.id, other.id]
    await Promise.all([1, 2, 3].flatMap(() => ids.map((id) => deliver(0, id))))
    const sent = receiver.received.map(({ headers, body }) => ({
      key: headers['webhook-id'],
      id: (JSON.parse(body) as { data: { id: string } }).data.id,
    }))
    expect(sent).toHaveLength(24)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(24)
    for (const id of made) expect(sent.filter((one) => one.id === id)).toHaveLength(2)
  })

  test('a slow endpoint holds up no other', async () => {
    const slow = await addEndpoint()
    await addEmployer()
    let free = () => undefined as unknown
    receiver.answer = (response) => (free = () => response.writeHead(204).end())
    const held = deliver(0, slow.id)
    await expect.poll(() => receiver.received.length).toBe(1)
    receiver.answers(204)
    await deliver()
    expect((await listed())[0]!.status).toBe('Delivered')
    free()
    await held
  })
})

describe('what does not arrive', () => {
  test('arrives once the server is there again, with the id it had', async () => {
    await addEmployer()
    await receiver.stop()
    await deliver()
    expect((await listed())[0]).toMatchObject({
      status: 'Waiting',
      attempts: 1,
      answerStatus: null,
      fault: 'no-answer',
    })
    expect(await stored()).toMatchObject({ state: 'Failing', isActive: true })
    await receiver.start()
    await deliver(0)
    expect(receiver.received).toEqual([]) // not yet
    await deliver(1)
    const [delivery] = await listed()
    expect(delivery).toMatchObject({ status: 'Delivered', attempts: 2, fault: null })
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery!.id])
    expect(await stored()).toMatchObject({ state: 'Delivering', failingSince: null })
  })

  test.each([302, 400, 404, 500])('status %i is a failure, and is tried again', async (status) => {
    receiver.answers(status, { location: 'https://localhost:1/' })
    await addEmployer()
    await deliver()
    expect((await listed())[0]).toMatchObject({ status: 'Waiting', answerStatus: status })
    expect(receiver.received).toHaveLength(1)
  })

  test('an attempt whose server died is made by another a minute later', async () => {
    await addEmployer()
    receiver.answer = () => undefined
    const stop = new AbortController()
    const dying = deliverTo(endpoint.id, { signal: stop.signal, send: () => new Promise(() => 0) })
    await expect.poll(async () => (await listed())[0]?.attempts).toBe(1)
    receiver.answers(204)
    await deliver(0.5)
    expect(receiver.received).toEqual([])
    await deliver(1.5)
    expect((await listed())[0]).toMatchObject({ status: 'Delivered', attempts: 2 })
    void dying
  })

  test('an attempt that the stop of the server cuts is not counted', async () => {
    await addEmployer()
    receiver.answer = () => undefined
    const stop = new AbortController()
    const cut = deliverTo(endpoint.id, { signal: stop.signal })
    await expect.poll(() => receiver.received.length).toBe(1)
    stop.abort()
    await cut
    expect((await listed())[0]).toMatchObject({ status: 'Waiting', attempts: 0 })
    receiver.answers(204)
    await deliver(0.01)
    expect((await listed())[0]).toMatchObject({ status: 'Delivered', attempts: 1 })
  })

  test('Retry-After is kept', async () => {
    receiver.answers(503, { 'retry-after': '3600' })
    await addEmployer()
    await deliver()
    const { nextAttemptAt } = (await listed())[0]!
    expect(Date.parse(nextAttemptAt!) - Date.now()).toBeGreaterThan(3_500_000)
  })

  test('410 switches the endpoint off at once, once, and tells the Admins', async () => {
    receiver.answers(410)
    await addEmployer()
    await addEmployer()
    await Promise.all([deliver(), deliver()])
    expect(await stored()).toMatchObject({
      isActive: false,
      state: 'SwitchedOff',
      switchedOff: 'gone',
    })
    const notices = await database().db.notice.findMany({ where: { subjectId: endpoint.id } })
    expect(notices.filter(({ userId }) => userId === admin.userId)).toHaveLength(1)
    expect(notices[0]).toMatchObject({ event: 'webhook.switchedOff' })
    const before = receiver.received.length
    await addEmployer()
    await deliver(60 * 24 * 9)
    expect(receiver.received).toHaveLength(before)
  })

  test('is given up after ten attempts, and the endpoint is switched off after five days', async () => {
    receiver.answers(500)
    await addEmployer()
    for (let hour = 0; hour < 24 * 5; hour += 3) await deliver(hour * 60)
    expect((await listed())[0]).toMatchObject({ status: 'Failed', attempts: 10 })
    expect(await stored()).toMatchObject({ isActive: true, state: 'Failing' })
    await addEmployer()
    await deliver(60 * 24 * 5 + 1)
    expect(await stored()).toMatchObject({ isActive: false, switchedOff: 'failing' })
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: endpoint.id } })
    expect(lines.map(({ event }) => event)).toContain('webhook-endpoint.switched-off')
  })
})

describe('sending again', () => {
  test('sends what arrived once more, under the same id', async () => {
    await addEmployer()
    await deliver()
    const { id } = (await listed())[0]!
    expect((await call(admin, webhookDeliveries.replay, { ids: [id, id] })).status).toBe(200)
    await deliver()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
    expect((await listed())[0]).toMatchObject({ status: 'Delivered', attempts: 1 })
  })

  test('sends everything since a place, also what was never sent', async () => {
    const { next } = (await call(admin, changes.get, {})).body
    await addEmployer()
    await deliver()
    await call(admin, webhookEndpoints.save, { id: endpoint.id, isActive: false })
    await addEmployer()
    await call(admin, webhookEndpoints.save, { id: endpoint.id, isActive: true })
    await deliver()
    expect(await listed()).toHaveLength(1)
    const { status } = await call(admin, webhookDeliveries.replaySince, {
      id: endpoint.id,
      seq: next,
    })
    expect(status).toBe(200)
    await Promise.all([deliver(), deliver()])
    expect(await listed()).toHaveLength(2)
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
  })

  test('moves no endpoint forward', async () => {
    await addEmployer()
    const { id } = endpoint
    await call(admin, webhookDeliveries.replaySince, { id, seq: '9'.repeat(18) })
    await deliver()
    expect(await listed()).toHaveLength(1)
  })

  test('refuses an inactive endpoint and unknown deliveries', async () => {
    const { id: endpointId } = await createWebhookEndpoint({ isActive: false })
    const { id } = await createWebhookDelivery({ endpointId })
    const known = await createWebhookDelivery({ endpointId: endpoint.id, status: 'Failed' })
    const codeOf = async (ids: string[]) =>
      (await call(admin, webhookDeliveries.replay, { ids })).body.code
    expect(await codeOf([id])).toBe('endpoint-inactive')
    expect(await codeOf([known.id, crypto.randomUUID()])).toBe('record-not-found')
    expect((await listed())[0]!.status).toBe('Failed') // neither of them
    const since = { id: endpointId, seq: '0' }
    expect((await call(admin, webhookDeliveries.replaySince, since)).body.code).toBe(
      'endpoint-inactive',
    )
  })
})

test('what changed more than 30 days ago is not sent again', async () => {
  await addEmployer()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * DAY })
  const since = { id: endpoint.id, seq: '0' }
  const { body } = await call(admin, webhookDeliveries.replaySince, since)
  vi.useRealTimers()
  expect(body.code).toBe('replay-too-far-back')
})

test('deliveries are forgotten after 30 days', async () => {
  const made = (days: number) => new Date(Date.now() - days * DAY)
  const kept = await createWebhookDelivery({ endpointId: endpoint.id, createdAt: made(29) })
  await createWebhookDelivery({ endpointId: endpoint.id, createdAt: made(31) })
  await deleteOldDeliveries(database().db, new Date())
  expect((await listed()).map(({ id }) => id)).toEqual([kept.id])
})
