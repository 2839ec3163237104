import { expect, test } from 'vitest'
import { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import { account } from '@/lib/domain/people/account/contract'
import { MINUTE } from '@/lib/platform/dates/durations'
import { gate } from '@/lib/domain/gate/gate/contract'
import { musters } from '@/lib/domain/gate/musters/contract'
import { addresses } from '../store/api'
import { followUp, nextBatch, type Action, type Queued } from './rules'

const action: Action = {
  actionId: '11111111-1111-4111-8111-111111111111',
  kind: 'In',
  personId: '22222222-2222-4222-8222-222222222222',
  at: '2026-11-23T08:00:00.000Z',
  shownVerdict: 'allowed',
  isOffline: false,
}
const NEXT = '33333333-3333-4333-8333-333333333333'
const NOW = 1_000 * MINUTE
const queued = (number: number, stuckAt?: number): Queued => ({
  number,
  action,
  hasPassed: false,
  stuckAt,
})
const sentOf = (queue: Queued[]) => nextBatch(queue, NOW).map(({ number }) => number)

test('at most 200 are sent at once, the oldest first', () => {
  const queue = Array.from({ length: 450 }, (_, index) => queued(index))
  expect(sentOf(queue)).toEqual(Array.from({ length: 200 }, (_, index) => index))
})

test('one that the server cannot take does not hold up the others', () => {
  const queue = [queued(1, NOW), queued(2), queued(3, 0), queued(4)]
  expect(sentOf(queue)).toEqual([2, 4])
})

test('one that the server could not take is tried again after ten minutes, whatever becomes of the clock', () => {
  const queue = [9, 10, 11, -9, -10].map((minutes, index) => queued(index, NOW - minutes * MINUTE))
  expect(sentOf(queue)).toEqual([1, 2, 4])
})

test('one of which the former version of the page has said that it is stuck is tried again', () => {
  const former = { ...queued(1), isStuck: true }
  expect(sentOf([former])).toEqual([1])
})

const fact = { ...action, actionId: NEXT, isOffline: true }
const again = { ...action, actionId: NEXT }

test.each([
  ['done', undefined, true, false, null],
  ['conflict', 'already-inside', true, false, null],
  ['refused', 'entry-refused', false, false, null],
  ['refused', 'entry-refused', true, false, fact],
  ['refused', 'unknown-person', true, false, fact],
  ['refused', 'action-reused', true, false, again],
  ['refused', 'action-reused', false, false, again],
] as const)(
  'after %s %s (let pass: %s, offline: %s) there follows %j',
  (outcome, code, hasPassed, isOffline, expected) => {
    const before = { action: { ...action, isOffline }, hasPassed }
    expect(followUp(before, { outcome, code }, NEXT)).toEqual(expected)
  },
)

test('the addresses that a device calls are those of the contracts', () => {
  expect(addresses).toEqual({
    pair: gateDevices.pair.path,
    look: gate.look.path,
    record: gate.record.path,
    snapshot: gate.snapshot.path,
    keys: account.jwks.path,
    follow: musters.follow.path,
    mark: musters.mark.path,
  })
})
