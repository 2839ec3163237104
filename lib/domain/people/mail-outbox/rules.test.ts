import { describe, expect, test } from 'vitest'
import { isGivenUp, MAX_ATTEMPTS, nextAttempt, retryRefusal } from './rules'

const now = new Date('2026-11-21T00:00:00Z')
const minutes = (attempts: number) =>
  (nextAttempt(attempts, now).getTime() - now.getTime()) / 60_000

test('waits double each time, an hour at most, and gives up after about a day', () => {
  expect([1, 2, 3, 6, 7, 30].map(minutes)).toEqual([1, 2, 4, 32, 60, 60])
  const all = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => minutes(index + 1))
  const hours = all.reduce((sum, each) => sum + each, 0) / 60
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThan(26)
})

test('a refusal for good ends it at once, trouble only at the last attempt', () => {
  expect([isGivenUp(1, true), isGivenUp(29, false), isGivenUp(30, false)]).toEqual([
    true,
    false,
    true,
  ])
})

describe('sending again', () => {
  const later = new Date('2026-11-22T00:00:00Z')
  test.each([
    ['Waiting', 'x', later, null],
    ['Failed', 'x', later, null],
    ['Sent', null, later, 'mail-not-waiting'],
    ['Revoked', null, later, 'mail-not-waiting'],
    ['Failed', 'x', now, 'mail-too-late'],
    ['Failed', null, later, 'mail-too-late'],
  ])('%s with link %s: %s', (status, link, usefulUntil, refusal) =>
    expect(retryRefusal({ status, carriesLink: true, link, usefulUntil }, now)).toBe(refusal),
  )

  test.each([
    ['Failed', null],
    ['Sent', 'mail-not-waiting'],
  ])('%s without a link: %s', (status, refusal) => {
    const notice = { carriesLink: false, link: null, usefulUntil: now }
    expect(retryRefusal({ status, ...notice }, now)).toBe(refusal)
  })
})
