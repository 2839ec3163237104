import { expect, test } from 'vitest'
import { MAX_ATTEMPTS } from '@/lib/domain/people/mail-outbox/rules'
import { afterAttempt } from './rules'

const now = new Date('2026-12-01T12:00:00Z')
const down = { attempts: 1, isReached: false, fault: 'HTTP 503' }

test('what has arrived is sent, and what nobody can show has failed', () => {
  expect(afterAttempt({ ...down, isReached: true, fault: null }, now)).toEqual({
    status: 'Sent',
    lastError: null,
    sentAt: now,
  })
  const nowhere = afterAttempt({ ...down, fault: 'no-device', isFinal: true }, now)
  expect(nowhere).toEqual({ status: 'Failed', lastError: 'no-device', nextAttemptAt: now })
})

test('a fault is tried again after one, two, four minutes, and at last each hour', () => {
  const minutes = [1, 2, 3, 20].map((attempts) => {
    const after = afterAttempt({ ...down, attempts }, now)
    return after.nextAttemptAt ? (after.nextAttemptAt.getTime() - now.getTime()) / 60_000 : null
  })
  expect(minutes).toEqual([1, 2, 4, 60])
})

test('the last fault decides by whether it has arrived anywhere', () => {
  const last = { ...down, attempts: MAX_ATTEMPTS }
  expect(afterAttempt(last, now)).toMatchObject({ status: 'Failed', lastError: 'HTTP 503' })
  expect(afterAttempt({ ...last, isReached: true }, now).status).toBe('Sent')
  expect(afterAttempt({ ...down, isFinal: true }, now).status).toBe('Failed')
})
