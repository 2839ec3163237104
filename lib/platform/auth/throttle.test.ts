import { createRequire } from 'node:module'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { afterEach, expect, test, vi } from 'vitest'
import { countAttempt, countResetRequest } from './throttle'

afterEach(() => vi.restoreAllMocks())

/** What a limiter rejects with that another bundle of the build has made. */
function refusalOfAnotherCopy(): unknown {
  const require = createRequire(import.meta.url)
  for (const name of Object.keys(require.cache))
    if (name.includes('rate-limiter-flexible')) delete require.cache[name]
  const copy = require('rate-limiter-flexible') as { RateLimiterRes: typeof RateLimiterRes }
  const refusal = new copy.RateLimiterRes(0, 61_000, 11)
  expect(refusal).not.toBeInstanceOf(RateLimiterRes)
  return refusal
}

test('one attempt too many is refused whichever copy of the library has counted it', async () => {
  vi.spyOn(RateLimiterPostgres.prototype, 'consume').mockRejectedValue(refusalOfAnotherCopy())
  const tooMany = {
    status: 429,
    code: 'too-many-attempts',
    extras: { retryAfter: 61, values: { minutes: 2 } },
  }
  const attempt = { account: 'somebody@example.com', address: '203.0.113.7' }
  await expect(countAttempt(attempt)).rejects.toMatchObject(tooMany)
  await expect(countResetRequest(attempt.account, attempt.address)).rejects.toMatchObject(tooMany)
})

test('a fault of the database is none', async () => {
  const fault = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
  vi.spyOn(RateLimiterPostgres.prototype, 'consume').mockRejectedValue(fault)
  await expect(countAttempt({ account: 'x', address: '203.0.113.7' })).rejects.toBe(fault)
})
