import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { Actor } from '../access/actor'
import { get } from '../contract/contract'
import { countCall } from './call-limits'
import { readForPage } from './page-read'

// The usual limits, of which other tests know nothing.
delete process.env.CALLS_PER_MINUTE
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const contract = get('/api/things/get', {
  policy: 'realm-basic',
  summary: 'A thing',
  input: z.object({}),
  output: z.object({}),
})
const person = (userId: string): Actor => ({
  userId,
  name: { th: '', en: '' },
  email: null,
  roles: [],
  employerId: null,
})

test('what a page reads is a call of its user', async () => {
  const reader = person('reader of pages')
  for (let n = 0; n < 1200; n++) await readForPage(reader, contract, async () => n)
  await expect(readForPage(reader, contract, async () => 'read')).rejects.toMatchObject({
    code: 'too-many-calls',
  })
  expect((await countCall(reader, contract)).refusal).toBeDefined()
})

test('beside eight that run a page waits, and soon goes without', async () => {
  const reader = person('slow reader of pages')
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const running = Array.from({ length: 8 }, () => readForPage(reader, contract, () => opened))
  await expect(readForPage(reader, contract, async () => 'read')).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  open()
  await Promise.all(running)
  expect(await readForPage(reader, contract, async () => 'read')).toBe('read')
})
