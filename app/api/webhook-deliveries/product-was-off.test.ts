import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deliverTo } from '@/lib/domain/insight/webhook-deliveries/deliver/commands'
import { webhookEndpoints } from '@/lib/domain/insight/webhook-endpoints/contract'
import { employers } from '@/lib/domain/site/employers/contract'
import { DAY, HOUR } from '@/lib/platform/dates/durations'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { WebhookReceiver } from '@/lib/testing/stand-ins/webhook-receiver'

const receiver = new WebhookReceiver()
beforeAll(() => receiver.start())
afterAll(() => receiver.stop())

// By chance the last attempts would come after the hours that are tried.
beforeAll(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5))
afterAll(() => vi.restoreAllMocks())

test('an endpoint that failed before the product was off for a week is tried for the rest of its five days', async () => {
  const admin = await createUser('Admin')
  const types = ['employer.saved']
  const { id = '' } = (await call(admin, webhookEndpoints.save, { url: receiver.url, types })).body
  for (let made = 0; made < 3; made++)
    await call(admin, employers.save, { nameTh: 'บริษัท', kind: 'Contractor' })
  receiver.answers(500)
  const begun = Date.now()
  const deliver = (after: number) => deliverTo(id, { now: () => new Date(begun + after) })
  const stateOf = async () => (await call(admin, webhookEndpoints.get, { id })).body.state
  for (let hour = 0; hour < 20; hour++) await deliver(hour * HOUR)
  const back = 7 * DAY
  for (let hour = 0; hour < 3 * 24; hour += 2) await deliver(back + hour * HOUR)
  expect(await stateOf()).toBe('Failing')
  await call(admin, employers.save, { nameTh: 'บริษัท', kind: 'Contractor' })
  await deliver(back + 5 * DAY)
  expect(await stateOf()).toBe('SwitchedOff')
})
