import { describe, expect, test } from 'vitest'
import { promote, type InQueue } from './rules'

const startsAt = new Date('2026-12-10T02:00:00Z')
const now = new Date('2026-12-01T02:00:00Z')
const given = { now, startsAt, offerHours: 24 }

/** A request without names. */
const asks = (id: string, seats: number, more: Partial<InQueue> = {}): InQueue => ({
  id,
  seats,
  offeredSeats: 0,
  names: 0,
  takesPart: true,
  autoTake: true,
  ...more,
})
const named = (id: string, seats: number, more: Partial<InQueue> = {}) =>
  asks(id, seats, { names: seats, ...more })
const whole = { takesPart: false }
const asksFirst = { autoTake: false }
const booking = { isBooking: true }

const outcomes = (queue: InQueue[], free: number, at: Partial<typeof given> = {}) =>
  promote(queue, free, { ...given, ...at }).map(
    ({ id, outcome, seats }) => `${id} ${outcome} ${seats}`,
  )

describe('who gets free seats', () => {
  test.each([
    ['nobody, where none is free', [asks('a', 1)], 0, []],
    ['nobody, where more are held than there are', [asks('a', 1)], -1, []],
    ['nobody, of an empty queue', [], 5, []],
    ['the first', [asks('a', 2), asks('b', 2)], 2, ['a Offered 2']],
    ['all, while there are seats', [asks('a', 2), asks('b', 2)], 5, ['a Offered 2', 'b Offered 2']],
    ['whoever takes a part of them', [asks('a', 5), asks('b', 1)], 3, ['a Offered 3']],
    [
      'the next one that fits, where the first is passed over',
      [asks('a', 5, whole), asks('b', 2)],
      3,
      ['b Offered 2'],
    ],
    [
      'the first, once all its seats are free',
      [asks('a', 5, whole), asks('b', 2)],
      5,
      ['a Offered 5'],
    ],
    [
      'several behind one that is passed over',
      [asks('a', 9, whole), asks('b', 2), asks('c', 4)],
      4,
      ['b Offered 2', 'c Offered 2'],
    ],
    [
      'an offer that lacks seats, before those behind it',
      [asks('a', 5, { offeredSeats: 2 }), asks('b', 1)],
      4,
      ['a Offered 3', 'b Offered 1'],
    ],
  ] as const)('%s', (_, queue, free, expected) =>
    expect(outcomes([...queue], free)).toEqual(expected),
  )
})

describe('what they get', () => {
  test.each([
    ['seats at once, where all are named', named('a', 2), 2, 'a Taken 2'],
    ['a part at once, where all are named', named('a', 4), 3, 'a Taken 3'],
    ['an offer, where they want to be asked', named('a', 2, asksFirst), 2, 'a Offered 2'],
    ['an offer, where a name is missing', asks('a', 2, { names: 1 }), 2, 'a Offered 2'],
    [
      'more of an offer, not seats, where some are offered',
      named('a', 4, { offeredSeats: 1 }),
      2,
      'a Offered 2',
    ],
    ['held seats, where they are here without names', asks('a', 3, booking), 3, 'a Held 3'],
    ['held seats for the part that is free', asks('a', 3, booking), 2, 'a Held 2'],
    [
      'seats, where they are here and named enough',
      asks('a', 3, { names: 2, ...booking }),
      2,
      'a Taken 2',
    ],
    [
      'seats, where they are here, also if they want to be asked',
      named('a', 2, { ...booking, ...asksFirst }),
      2,
      'a Taken 2',
    ],
  ] as const)('%s', (_, request, free, expected) =>
    expect(outcomes([request], free)).toEqual([expected]),
  )
})

describe('until when', () => {
  const untilOf = (request: InQueue, at: string) =>
    promote([request], 9, { ...given, now: new Date(at) }).map(({ outcome, until }) => [
      outcome,
      until?.toISOString(),
    ])
  test.each([
    [
      'an offer waits for its hours',
      asks('a', 1),
      '2026-12-01T02:00:00Z',
      'Offered',
      '2026-12-02T02:00:00.000Z',
    ],
    [
      'but not into the last two hours',
      asks('a', 1),
      '2026-12-09T12:00:00Z',
      'Offered',
      '2026-12-10T00:00:00.000Z',
    ],
    [
      'names may come within two days',
      asks('a', 1, booking),
      '2026-12-01T02:00:00Z',
      'Held',
      '2026-12-03T02:00:00.000Z',
    ],
    [
      'but not on the last day',
      asks('a', 1, booking),
      '2026-12-08T02:00:00Z',
      'Held',
      '2026-12-09T02:00:00.000Z',
    ],
    [
      'on which unnamed seats are offered, not held',
      asks('a', 1, booking),
      '2026-12-09T02:00:00Z',
      'Offered',
      '2026-12-10T00:00:00.000Z',
    ],
  ] as const)('%s', (_, request, at, outcome, until) =>
    expect(untilOf(request, at)).toEqual([[outcome, until]]),
  )

  test('two hours before the start nobody is promoted', () => {
    expect(outcomes([named('a', 1)], 1, { now: new Date('2026-12-09T23:59:59Z') })).toHaveLength(1)
    expect(outcomes([named('a', 1)], 1, { now: new Date('2026-12-10T00:00:00Z') })).toEqual([])
  })
})
