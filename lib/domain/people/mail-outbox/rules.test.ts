import { expect, test } from 'vitest'
import { ATTEMPT_LIMIT } from '@/lib/platform/mail/mail-server'
import { isGivenUp, isTooLate, LEASE, MAX_ATTEMPTS, nextAttempt } from './rules'

const now = new Date('2026-11-21T00:00:00Z')
const minutes = (attempts: number) =>
  (nextAttempt(attempts, now).getTime() - now.getTime()) / 60_000

test('doubles the wait up to an hour, and gives up after about a day', () => {
  expect([1, 2, 3, 6, 7, 30].map(minutes)).toEqual([1, 2, 4, 32, 60, 60])
  const all = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => minutes(index + 1))
  const hours = all.reduce((sum, each) => sum + each, 0) / 60
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThan(26)
})

test('gives up at once when refused for good, else at the last attempt', () => {
  expect([isGivenUp(1, true), isGivenUp(29, false), isGivenUp(30, false)]).toEqual([
    true,
    false,
    true,
  ])
})

test('no attempt lasts until another server takes the mail', () =>
  expect(ATTEMPT_LIMIT).toBeLessThan(LEASE))

const until = new Date('2026-12-01T00:00:00Z')
const afterwards = new Date('2026-12-01T00:00:01Z')
test.each([
  ['a secret', { carriesLink: true, link: 'x', kind: 'Account' }, true],
  ['what happened to an account', { carriesLink: false, link: null, kind: 'Account' }, false],
  ['an offer of seats', { carriesLink: false, link: 'x', kind: 'Seats' }, true],
])('%s is not sent later: %o', (_, mail, isLate) => {
  expect(isTooLate({ ...mail, usefulUntil: until }, new Date('2026-11-30T00:00:00Z'))).toBe(false)
  expect(isTooLate({ ...mail, usefulUntil: until }, afterwards)).toBe(isLate)
})
