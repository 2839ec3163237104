import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { Actor } from '../access/actor'
import { get } from '../contract/contract'
import { countCall } from './call-limits'
import { readForPage } from './page-read'
import { limitPerUser } from './per-user-limit'

// Other tests run with higher limits than the usual ones.
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

test('pages read as often as calls may be sent, and take none of these', async () => {
  const reader = person('reader of pages')
  for (let n = 0; n < 1200; n++) await readForPage(reader, async () => n)
  await expect(readForPage(reader, async () => 'read')).rejects.toMatchObject({
    code: 'too-many-calls',
  })
  expect((await countCall(reader, contract)).refusal).toBeUndefined()
})

test('beside eight reads that run a page waits, and soon goes without; a request does not wait for them', async () => {
  const reader = person('slow reader of pages')
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const running = Array.from({ length: 8 }, () => readForPage(reader, () => opened))
  await expect(readForPage(reader, async () => 'read')).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  const request = { signal: new AbortController().signal }
  expect(await limitPerUser(reader.userId, request, async () => 'at once')).toBe('at once')
  open()
  await Promise.all(running)
  expect(await readForPage(reader, async () => 'read')).toBe('read')
})
