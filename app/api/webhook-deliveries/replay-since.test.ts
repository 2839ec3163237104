import { expect, test } from 'vitest'
import { changes } from '@/lib/domain/insight/changes/contract'
import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import { deliverTo } from '@/lib/domain/insight/webhook-deliveries/deliver/commands'
import { MOST_WAITING } from '@/lib/domain/insight/webhook-deliveries/rules'
import { recordAll } from '@/lib/platform/audit/audit'
import { database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { createWebhookEndpoint } from '@/lib/testing/records/webhooks'

test('what is sent again waits in the order of changes, too: so many deliveries wait at most', async () => {
  const admin = await createUser('Admin')
  const { next } = (await call(admin, changes.get, {})).body
  const count = MOST_WAITING + 50
  await inTransaction(({ sql }) =>
    recordAll(
      { sql, actor: null, traceId: crypto.randomUUID() },
      'employer.saved',
      Array.from({ length: count }, () => ({
        subject: { type: 'employer', id: crypto.randomUUID() },
        changes: {},
      })),
    ),
  )
  const { id } = await createWebhookEndpoint({
    isActive: true,
    types: ['employer.saved'],
    position: BigInt(next),
  })
  /** Until the first is sent. */
  const begin = () => {
    const stop = new AbortController()
    const send = () => (stop.abort(), Promise.resolve({ status: 204 }))
    return deliverTo(id, { send, signal: stop.signal })
  }
  const { webhookDelivery } = database().db
  const waiting = () => webhookDelivery.count({ where: { endpointId: id, status: 'Waiting' } })
  const arrive = () =>
    webhookDelivery.updateMany({ where: { endpointId: id }, data: { status: 'Delivered' } })
  for (let round = 0; round < 2; round++) {
    await begin()
    await arrive()
  }
  expect(await webhookDelivery.count({ where: { endpointId: id } })).toBe(count)

  const since = { id, seq: next }
  expect((await call(admin, webhookDeliveries.replaySince, since)).status).toBe(200)
  await begin()
  expect(await waiting()).toBeGreaterThan(MOST_WAITING - 5)
  expect(await waiting()).toBeLessThan(MOST_WAITING)
  await arrive()
  await begin()
  expect(await waiting()).toBeGreaterThan(count - MOST_WAITING - 5)
})
