import { beforeAll, expect, test } from 'vitest'
import { employers } from '@/lib/domain/site/employers/contract'
import { imports } from '@/lib/domain/site/imports/contract'
import { notices } from '@/lib/domain/people/notices/contract'
import { webhookDeliveries } from '@/lib/domain/insight/webhook-deliveries/contract'
import { call, type Answer } from '@/lib/testing/calls/call'
import { createUser, type TestUser } from '@/lib/testing/records/factories'
import { checkedImport } from '@/lib/testing/records/imports'
import { makeNationalId } from '@/lib/testing/records/national-id'
import { createWebhookEndpoint } from '@/lib/testing/records/webhooks'

/**
 * No command asks for a second connection while it holds one: in a pool of five, as tests have it, more than five would wait for
 * each other until they are 503.
 */

const MANY = 16

let admin: TestUser
beforeAll(async () => {
  admin = await createUser('Admin')
})

/** The statuses of many calls at once, one after another of these, while somebody else is served. */
async function manyAtOnce(asks: (() => Promise<Answer<unknown>>)[]): Promise<Set<number>> {
  const answers = Promise.all(Array.from({ length: MANY }, (_, n) => asks[n % asks.length]!()))
  expect((await call(admin, employers.search, {})).status).toBe(200)
  return new Set((await answers).map(({ status }) => status))
}

test('many who unsubscribe at once are answered', async () => {
  const unsubscribe = () => call(null, notices.unsubscribe, { token: crypto.randomUUID() })
  expect(await manyAtOnce([unsubscribe])).toEqual(new Set([200]))
})

test('many who have changes sent again at once are answered', async () => {
  const { id } = await createWebhookEndpoint({ isActive: true })
  const people = await Promise.all([1, 2, 3].map(() => createUser('Admin')))
  const asks = people.map(
    (person) => () => call(person, webhookDeliveries.replaySince, { id, seq: '9'.repeat(18) }),
  )
  expect(await manyAtOnce(asks)).toEqual(new Set([200]))
})

test('companies that repair rows at once are answered', async () => {
  const repairs = []
  for (let n = 0; n < 8; n++) {
    const contractor = await createUser('Contractor')
    const rows = [
      ['ชื่อ', 'นามสกุล', 'เลขบัตร'],
      ['ก', 'ข', makeNationalId()],
    ]
    const id = await checkedImport(contractor, 'Persons', rows)
    const cells = [{ column: 'A', text: 'ค' }]
    repairs.push(() => call(contractor, imports.saveRow, { id, rowNo: 2, cells }))
  }
  expect(await manyAtOnce(repairs)).toEqual(new Set([200]))
})
