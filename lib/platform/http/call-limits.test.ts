import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { Actor, GateDevice } from '../access/actor'
import { get, fileByPost, type Contract } from '../contract/contract'
import { countCall } from './call-limits'

// Other tests run with higher limits than the usual ones.
delete process.env.CALLS_PER_MINUTE
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const declared = { policy: 'realm-basic', summary: 'A thing', input: z.object({}) } as const
const call = get('/api/things/get', { ...declared, output: z.object({}) })
const file = fileByPost('/api/things/exportXlsx', declared)

let people = 0
const person = (): Actor => ({
  userId: `person ${(people += 1)}`,
  name: { th: '', en: '' },
  email: null,
  roles: [],
  employerId: null,
})
const byKey = (account: Actor, id: string): Actor => ({ ...account, key: { id, scopes: [] } })
const device: GateDevice = { deviceId: 'd', gateId: 'g', name: 'd', roles: [], employerId: null }

async function countMany(actor: Actor | GateDevice, times: number, contract: Contract = call) {
  for (let n = 1; n < times; n++) await countCall(actor, contract)
  return countCall(actor, contract)
}

test.each([
  ['a person', person, 1200],
  ['a key', () => byKey(person(), 'key'), 600],
  ['a gate device', () => device, 1200],
])('%s may call so often within a minute, and no more', async (_, caller, limit) => {
  const actor = caller()
  const last = await countMany(actor, limit)
  expect(last).toEqual({
    headers: {
      'ratelimit-policy': `"calls";q=${limit};w=60`,
      ratelimit: '"calls";r=0;t=60',
    },
  })
  vi.advanceTimersByTime(18_200)
  const refused = await countCall(actor, call)
  expect(refused.headers.ratelimit).toBe('"calls";r=0;t=42')
  expect(refused.refusal).toMatchObject({ code: 'too-many-calls', status: 429 })
  expect(refused.refusal?.extras.retryAfter).toBe(42)
})

test('the count begins anew a minute after its first call, however often somebody was refused', async () => {
  const actor = person()
  await countMany(actor, 1300)
  vi.advanceTimersByTime(59_999)
  expect((await countCall(actor, call)).refusal).toBeDefined()
  vi.advanceTimersByTime(1)
  expect((await countCall(actor, call)).headers.ratelimit).toBe('"calls";r=1199;t=60')
})

test('sessions and tokens of a person count together, and each key of an account by itself', async () => {
  const account = person()
  await countMany(account, 1200)
  expect((await countCall({ ...account, sessionId: 'another' }, call)).refusal).toBeDefined()
  expect((await countCall(person(), call)).refusal).toBeUndefined()
  await countMany(byKey(account, 'first'), 600)
  expect((await countCall(byKey(account, 'first'), call)).refusal).toBeDefined()
  expect((await countCall(byKey(account, 'second'), call)).refusal).toBeUndefined()
})

test('ten files of many records are calls, too, and the eleventh is refused while other calls go on', async () => {
  const actor = person()
  const tenth = await countMany(actor, 10, file)
  expect(tenth).toEqual({
    headers: {
      'ratelimit-policy': '"calls";q=1200;w=60, "files";q=10;w=60',
      ratelimit: '"calls";r=1190;t=60, "files";r=0;t=60',
    },
  })
  const { refusal } = await countCall(actor, file)
  expect(refusal?.toBody('en', '').detail).toBe(
    'That was more than 10 files and imports within a minute. Please try again in 60 s.',
  )
  expect((await countCall(actor, call)).refusal).toBeUndefined()
})
