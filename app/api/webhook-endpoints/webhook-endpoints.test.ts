import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverTo } from '@/lib/domain/insight/webhook-deliveries/deliver/commands'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'
import { roles } from '@/lib/platform/access/policies'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { createWebhookEndpoint, PUBLIC_URL } from '@/lib/testing/records/webhooks'
import { WebhookReceiver } from '@/lib/testing/stand-ins/webhook-receiver'

const receiver = new WebhookReceiver()
let admin: TestUser

beforeAll(async () => {
  await receiver.start()
  admin = await createUser('Admin')
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  receiver.received.length = 0
  receiver.answers(204)
  await database().db.webhookEndpoint.deleteMany()
})

const save = (input: object) => callUnchecked(admin, webhookEndpoints.save, input)
const valid = { url: PUBLIC_URL, types: ['project.saved'] }

describe('an address', () => {
  test.each([
    'http://93.184.215.14/',
    'https://user:pw@93.184.215.14/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://nowhere.invalid/',
    'ftp://93.184.215.14/',
    'hook',
  ])('%s is refused, new or changed', async (url) => {
    const { id } = await createWebhookEndpoint()
    for (const input of [
      { ...valid, url },
      { id, url },
    ]) {
      const { status, body } = await save(input)
      expect([status, body.code]).toEqual([400, 'address-not-allowed'])
    }
    expect(await database().db.webhookEndpoint.count({ where: { url } })).toBe(0)
  })

  test('of more than 2,000 letters, and a type that nobody may follow, are invalid', async () => {
    const { body } = await save({
      url: `https://93.184.215.14/${'a'.repeat(2000)}`,
      types: ['account.signed-in'],
    })
    expect(body.code).toBe('invalid-input')
    expect(body.errors?.map(({ path }) => path)).toEqual(['url', 'types.0'])
  })

  test('the 21st is refused, also of two at once', async () => {
    for (let count = 0; count < 19; count++) await createWebhookEndpoint()
    const answers = await Promise.all([save(valid), save(valid), save(valid)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(answers.some(({ body }) => body.code === 'too-many-endpoints')).toBe(true)
  })

  test.each(roles.filter((role) => role !== 'Admin'))('is nothing for %s', async (role) => {
    const { id } = await createWebhookEndpoint()
    const other = await createUser(role)
    for (const contract of Object.values(webhookEndpoints))
      expect((await callUnchecked(other, contract, { id })).status).toBe(403)
  })
})

describe('the secret', () => {
  test('is shown once, and is in no other answer, line or column', async () => {
    const { body } = await save(valid)
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const raw = body.secret!.slice(6)
    const { id } = body as { id: string }
    const rotated = await call(admin, webhookEndpoints.rotateSecret, { id })
    const answers = [
      await call(admin, webhookEndpoints.get, { id }),
      await call(admin, webhookEndpoints.search, {}),
      await save({ id, types: [] }),
    ]
    const rows = await database().db.webhookEndpoint.findMany()
    const lines = await database().db.auditEntry.findMany({ where: { subjectId: id } })
    const said = JSON.stringify([answers, rows, lines], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(lines.length).toBe(3)
    expect(said).not.toContain(raw)
    expect(said).not.toContain(rotated.body.secret.slice(6))
  })

  test('the one before signs beside it for 24 hours', async () => {
    const { body } = await save({ url: receiver.url, types: [] })
    const id = body.id!
    const rotated = await call(admin, webhookEndpoints.rotateSecret, { id })
    const send = async (hours: number) => {
      await call(admin, employers.save, { nameTh: 'บริษัท', kind: 'Contractor' })
      await deliverTo(id, { now: () => new Date(Date.now() + hours * HOUR) })
      return receiver.received.at(-1)!
    }
    const both = await send(0)
    expect(both.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    for (const secret of [body.secret!, rotated.body.secret])
      expect(WebhookReceiver.verify(both, secret)).toMatchObject({ type: 'employer.saved' })
    const one = await send(25)
    expect(one.headers['webhook-signature']).toMatch(/^v1,\S+$/)
  })

  test('of another endpoint does not sign', async () => {
    const [one, other] = [
      await save({ url: receiver.url, types: [] }),
      await save({ url: receiver.url, types: [] }),
    ]
    await call(admin, webhookEndpoints.test, { id: one.body.id! })
    const [message] = receiver.received
    expect(WebhookReceiver.verify(message!, one.body.secret!)).toMatchObject({ type: 'test' })
    expect(() => WebhookReceiver.verify(message!, other.body.secret!)).toThrow('No matching')
    const changed = { ...message!, body: message!.body.replace('test', 'tost') }
    expect(() => WebhookReceiver.verify(changed, one.body.secret!)).toThrow('No matching')
  })

  test('a row that was given the secret of another is not used', async () => {
    const [one, other] = [await createWebhookEndpoint(), await createWebhookEndpoint()]
    await database().db.webhookEndpoint.update({
      where: { id: one.id },
      data: { secret: other.secret },
    })
    const { status } = await call(admin, webhookEndpoints.test, { id: one.id })
    expect(status).toBe(500)
  })
})

describe('a test', () => {
  test('tells what was answered, and is no delivery', async () => {
    const { body } = await save({ url: receiver.url, types: [], isActive: false })
    receiver.answers(418)
    const answer = await call(admin, webhookEndpoints.test, { id: body.id! })
    expect(answer.body).toMatchObject({ success: true, answerStatus: 418, fault: null })
    expect(await database().db.webhookDelivery.count()).toBe(0)
    await receiver.stop()
    const silent = await call(admin, webhookEndpoints.test, { id: body.id! })
    expect(silent.body).toMatchObject({ answerStatus: null, fault: 'no-answer' })
    await receiver.start()
  })

  test('of an address that is no longer allowed sends nothing', async () => {
    const { id } = await createWebhookEndpoint({ url: 'https://10.0.0.7/' })
    const { body } = await call(admin, webhookEndpoints.test, { id })
    expect(body).toMatchObject({ answerStatus: null, fault: 'address-not-allowed' })
  })
})

test('a stale save, and one of an endpoint that is gone, change nothing', async () => {
  const { id } = await createWebhookEndpoint()
  expect((await save({ id, types: [], rowVersion: 7 })).body.code).toBe('stale-record')
  await call(admin, webhookEndpoints.remove, { id })
  expect((await save({ id, types: [] })).body.code).toBe('record-not-found')
})

test('made active again it begins with what changes from then on', async () => {
  const { id } = await createWebhookEndpoint({
    url: receiver.url,
    types: [],
    switchedOff: 'failing',
    failingSince: new Date(0),
  })
  await call(admin, employers.save, { nameTh: 'บริษัท', kind: 'Contractor' })
  await save({ id, isActive: true })
  await deliverTo(id)
  expect(receiver.received).toEqual([])
  expect((await call(admin, webhookEndpoints.get, { id })).body).toMatchObject({
    state: 'Delivering',
    switchedOff: null,
    failingSince: null,
  })
})
