import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverTo } from '@/lib/domain/insight/webhook-deliveries/deliver/commands'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { type Received, WebhookReceiver } from '@/lib/testing/stand-ins/webhook-receiver'
import { verifyWebhook } from '@/packages/client/src/webhooks'

const receiver = new WebhookReceiver()
afterAll(() => receiver.stop())

let secret: string
let sent: Received
let employerId: string
beforeAll(async () => {
  await receiver.start()
  const admin = await createUser('Admin')
  const endpoint = { url: receiver.url, types: ['employer.saved'] }
  const { body } = await call(admin, webhookEndpoints.save, endpoint)
  secret = body.secret!
  employerId = (await call(admin, employers.save, { nameTh: 'บริษัท' })).body.id!
  await deliverTo(body.id!, { now: () => new Date() })
  sent = receiver.received[0]!
})

test('a delivery is what it says it is, by headers of Node and of `fetch`', () => {
  const message = { type: 'employer.saved', data: { id: employerId } }
  expect(verifyWebhook(secret, sent.headers, sent.body)).toMatchObject(message)
  const headers = new Headers(sent.headers as Record<string, string>)
  expect(verifyWebhook(secret, headers, sent.body)).toMatchObject(message)
})

const NO_MATCH = 'No matching signature found'
const other = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`
test.each<[string, () => [string, Received['headers'], string], string]>([
  [
    'with another body',
    () => [secret, sent.headers, sent.body.replace('saved', 'sawed')],
    NO_MATCH,
  ],
  ['parsed and written again', () => [secret, sent.headers, ` ${sent.body}`], NO_MATCH],
  ['by another secret', () => [other, sent.headers, sent.body], NO_MATCH],
  [
    'without a signature',
    () => [secret, { ...sent.headers, 'webhook-signature': '' }, sent.body],
    'Missing required headers',
  ],
  [
    'under another id',
    () => [secret, { ...sent.headers, 'webhook-id': employerId }, sent.body],
    NO_MATCH,
  ],
  [
    'at another time',
    () => [secret, { ...sent.headers, 'webhook-timestamp': '1' }, sent.body],
    'Message timestamp too old',
  ],
])('a delivery %s is refused', (_, changed, refusal) => {
  expect(() => verifyWebhook(...changed())).toThrow(refusal)
})
