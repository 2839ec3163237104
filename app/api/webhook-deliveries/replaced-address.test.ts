import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import { deliverTo } from '@/lib/domain/insight/webhook-deliveries/deliver/commands'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { WebhookReceiver } from '@/lib/testing/stand-ins/webhook-receiver'

const receiver = new WebhookReceiver()
beforeAll(() => receiver.start())
afterAll(() => receiver.stop())

test('what an address answers that was replaced meanwhile counts for nothing', async () => {
  const admin = await createUser('Admin')
  const begun = { url: receiver.url, types: ['employer.saved'] }
  const id = (await call(admin, webhookEndpoints.save, begun)).body.id!
  const listed = async () =>
    (await call(admin, webhookDeliveries.search, { endpointId: id })).body.map(
      ({ status, attempts }) => [status, attempts],
    )
  let answerGone = () => undefined as unknown
  receiver.answer = (response) => (answerGone = () => response.writeHead(410).end())
  await call(admin, employers.save, { nameTh: 'บริษัท', kind: 'Contractor' })
  const asking = deliverTo(id)
  await expect.poll(() => receiver.received.length).toBe(1)
  const url = `${receiver.url}&version=2`
  await call(admin, webhookEndpoints.save, { id, url })
  answerGone()
  await asking
  const { body } = await call(admin, webhookEndpoints.get, { id })
  expect(body).toMatchObject({ url, state: 'Delivering', failingSince: null })
  expect(await listed()).toEqual([['Waiting', 0]])
  receiver.answers(204)
  await deliverTo(id)
  expect(await listed()).toEqual([['Delivered', 1]])
})
