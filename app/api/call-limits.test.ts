import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { account } from '@/lib/domain/people/account/contract'
import { apiKeys } from '@/lib/domain/people/api-keys/contract'
import { call, callUnchecked, english, send } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import {
  callByKey,
  createApiKey,
  createServiceAccount,
} from '@/lib/testing/records/service-accounts'

/** Of a person; 120 of a key, 2 files or imports. */
process.env.CALLS_PER_MINUTE = '240'

// However long a test takes, all its calls are within one minute, by the clock and by the timer that ends the count.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const times = (count: number, work: () => Promise<{ status: number }>) =>
  Array.from({ length: count }).reduce<Promise<number[]>>(async (before) => {
    const statuses = await before
    return [...statuses, (await work()).status]
  }, Promise.resolve([]))

test('every answer to somebody who is known says what is left, a refusal too', async () => {
  const purchaser = await createUser('Purchasing')
  const asked = [
    () => call(purchaser, projects.search, {}),
    () => callUnchecked(purchaser, projects.get, { id: 'none' }),
    () => call(purchaser, apiKeys.search, {}),
    () => send(purchaser, projects.save, { body: '{"half' }),
  ]
  const answers = []
  for (const ask of asked) answers.push(await ask())
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 403, 415])
  for (const [n, { headers }] of answers.entries()) {
    expect(headers.get('ratelimit-policy')).toBe('"calls";q=240;w=60')
    expect(headers.get('ratelimit')).toBe(`"calls";r=${239 - n};t=60`)
  }
})

test('strangers are not counted here', async () => {
  const { status, headers } = await call(null, projects.search, {})
  expect([status, headers.get('ratelimit')]).toEqual([401, null])
  const signIn = await call(null, account.token, { username: 'nobody@example.com', password: 'x' })
  expect([signIn.status, signIn.headers.get('ratelimit')]).toEqual([401, null])
})

test('of a key the 121st call within a minute is refused, in words, and changes nothing; other keys go on', async () => {
  const { id } = await createServiceAccount()
  const [busy, other] = [await createApiKey(id), await createApiKey(id)]
  const ask = () => callByKey(busy.key, projects.searchByPrNo, { PurchaseRequisitionNo: 'x' })
  const statuses = await times(120, ask)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await callByKey(busy.key, projects.save, {}, english)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-calls' } })
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(refused.headers.get('ratelimit')).toMatch(/^"calls";r=0;t=\d+$/)
  expect(refused.body.detail).toMatch(/^That was more than 120 calls within a minute\. .* \d+ s\.$/)
  const thai = await callByKey(busy.key, projects.searchByPrNo)
  expect(thai.body.detail).toMatch(/^คุณส่งคำขอเกิน 120 ครั้งภายในหนึ่งนาที/)
  const { status } = await callByKey(other.key, projects.searchByPrNo, {})
  expect(status).not.toBe(429)
})

test('files and imports share a count of their own', async () => {
  const admin = await createUser('Admin')
  const template = () => call(admin, imports.exportTemplate, { kind: 'Persons' })
  expect((await template()).headers.get('ratelimit')).toMatch(/, "files";r=1;t=\d+$/)
  await send(admin, imports.upload, { body: new FormData() })
  expect((await template()).body.code).toBe('too-many-calls')
  expect((await call(admin, projects.search, {})).status).toBe(200)
})
