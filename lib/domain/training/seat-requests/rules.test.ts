import { describe, expect, test } from 'vitest'
import { givesSeats } from '@/lib/domain/training/training-sessions/rules'
import {
  deadlineOf,
  heldSeats,
  mostUnnamed,
  needsMoreSeats,
  seatRequestChecks,
  waitingSeats,
  type SeatRequest,
} from './rules'
import { MOST_WAITING, refusalToBook } from './book/rules'
import { accepted, namesToSeat, released, withNames } from './change/rules'
import { endedByTime, restOf } from './steps/rules'

const startsAt = new Date('2026-12-10T02:00:00Z')
const now = new Date('2026-12-01T02:00:00Z')
const at = (value: string) => new Date(value)

const request = (fields: Partial<SeatRequest> = {}): SeatRequest => ({
  id: 'r',
  sessionId: 's',
  contractorId: 'c',
  seats: 3,
  personIds: [],
  takesPart: true,
  autoTake: true,
  status: 'Waiting',
  queuedAt: now,
  offeredSeats: 0,
  offerUntil: null,
  nameUntil: null,
  endReason: null,
  notice: null,
  skipped: [],
  requestedByUserId: 'u',
  rowVersion: 1,
  ...fields,
})
const offered = (fields: Partial<SeatRequest> = {}) =>
  request({ status: 'Offered', offeredSeats: 3, offerUntil: at('2026-12-02T02:00:00Z'), ...fields })
const held = (fields: Partial<SeatRequest> = {}) =>
  request({ status: 'Held', offeredSeats: 3, nameUntil: at('2026-12-03T02:00:00Z'), ...fields })

describe('the seats of a queue', () => {
  const queue = [
    request({ seats: 4 }),
    offered({ seats: 5, offeredSeats: 2 }),
    held({ personIds: ['p'] }),
    request({ status: 'Taken' }),
  ]
  test('offered seats and held ones without a name are held', () =>
    expect(heldSeats(queue)).toBe(2 + 2))
  test('those that are not offered yet wait', () => expect(waitingSeats(queue)).toBe(4 + 3))
  test('only who takes no part is told that more seats are needed', () => {
    expect(needsMoreSeats(request({ takesPart: false }), 2)).toBe(true)
    expect(needsMoreSeats(request({ takesPart: false }), 0)).toBe(false)
    expect(needsMoreSeats(request(), 2)).toBe(false)
  })
})

describe('deadlines', () => {
  test.each([
    ['who waits, until two hours before the start', request(), '2026-12-10T00:00:00Z'],
    ['an offer, until its time', offered(), '2026-12-02T02:00:00Z'],
    [
      'an offer of a session that was moved forward',
      offered({ offerUntil: at('2026-12-20T02:00:00Z') }),
      '2026-12-10T00:00:00Z',
    ],
    ['held seats, until their time', held(), '2026-12-03T02:00:00Z'],
    [
      'held seats of a session that was moved forward',
      held({ nameUntil: at('2026-12-20T02:00:00Z') }),
      '2026-12-09T02:00:00Z',
    ],
  ])('%s', (_, of, until) => expect(deadlineOf(of, startsAt)).toEqual(at(until)))

  const closed = { status: 'Closed', startsAt } as const
  const late = at('2026-12-09T12:00:00Z')
  const end = at('2026-12-10T00:00:00Z')
  test('none passes while the session is closed, up to the end of the queue', () => {
    for (const one of [request(), offered(), held()]) {
      expect(endedByTime(one, closed, late)).toBeNull()
      expect(endedByTime(one, { ...closed, status: 'Full' }, end)).not.toBeNull()
    }
    const ends = [request(), offered(), held()].map((one) => endedByTime(one, closed, end)?.request)
    expect(ends.map((one) => [one?.status, one?.endReason])).toEqual([
      ['Ended', 'session-begins'],
      ['Ended', 'session-closed'],
      ['Ended', 'session-closed'],
    ])
  })

  test.each([
    ['Open', now, true],
    ['Full', now, true],
    ['Closed', now, false],
    ['Cancelled', now, false],
    ['Open', at('2026-12-10T00:00:00Z'), false],
  ] as const)('a session that is %s at %s gives seats: %s', (status, moment, gives) =>
    expect(givesSeats({ status, startsAt }, moment)).toBe(gives),
  )

  test.each([
    ['in time', offered(), 'Open', null],
    ['too late', offered({ offerUntil: now }), 'Open', 'offer-over'],
    ['closed by hand', offered(), 'Closed', 'session-not-open'],
    ['closed by hand beyond its time', offered({ offerUntil: now }), 'Closed', 'session-not-open'],
  ] as const)('an answer is %s', (_, of, status, code) =>
    expect(seatRequestChecks(of, { status, startsAt }, now)['in-time']?.code ?? null).toBe(code),
  )
})

describe('booking', () => {
  const book = (fields: Partial<SeatRequest>, open: SeatRequest[] = [], capacity = 10) =>
    refusalToBook(request(fields), open, capacity)?.code ?? null
  test.each([
    ['names for each seat', { seats: 1, personIds: ['p'] }, [], null],
    ['more names than seats', { seats: 1, personIds: ['p', 'q'] }, [], 'more-names-than-seats'],
    [
      'somebody who waits already',
      { seats: 1, personIds: ['p'] },
      [request({ personIds: ['p'] })],
      'already-waiting',
    ],
    [
      'somebody whom another company has named',
      { seats: 1, personIds: ['p'] },
      [request({ contractorId: 'd', personIds: ['p'] })],
      null,
    ],
    ['a second request without names', { seats: 1 }, [request()], 'already-waiting'],
    ['a second request of names', { seats: 1, personIds: ['p'] }, [request()], null],
    ['one beside that of another company', { seats: 1 }, [request({ contractorId: 'd' })], null],
    ['half of the seats without names', { seats: 5 }, [], null],
    ['more than half without names', { seats: 6 }, [], 'too-many-seats'],
    [
      'more than half with names',
      { seats: 6, personIds: ['1', '2', '3', '4', '5', '6'] },
      [],
      null,
    ],
    [
      'more people than a queue takes',
      { seats: 1, personIds: ['p'] },
      [
        request({
          seats: 1000,
          personIds: Array.from({ length: MOST_WAITING }, (_, index) => `${index}`),
        }),
      ],
      'too-many-waiting',
    ],
    ['more than half with those that are held', { seats: 3 }, [held()], 'too-many-seats'],
  ])('%s', (_, fields, open, code) => expect(book(fields, open)).toBe(code))
  test('of a session with one seat that one can be asked for', () => expect(mostUnnamed(1)).toBe(1))
})

describe('what commands make of a request', () => {
  const given = { now, startsAt, unnamed: 5 }
  const late = { ...given, now: at('2026-12-09T12:00:00Z') }
  test('an offer is taken where each seat has a name, and otherwise held', () => {
    expect(accepted(offered(), ['a', 'b', 'c'], given)).toMatchObject({ status: 'Taken', seats: 3 })
    expect(accepted(offered(), ['a'], given)).toMatchObject({
      status: 'Held',
      seats: 3,
      personIds: ['a'],
      nameUntil: at('2026-12-03T02:00:00Z'),
    })
  })
  test('on the last day seats without a name are given back', () =>
    expect(accepted(offered(), ['a'], late)).toMatchObject({
      status: 'Taken',
      seats: 1,
      nameUntil: null,
    }))
  test('more seats without names than the company may hold are given back', () => {
    const after = accepted(offered(), ['a'], { ...given, unnamed: 1 })
    expect(after).toMatchObject({ status: 'Held', seats: 2, offeredSeats: 2 })
    const none = accepted(offered(), ['a'], { ...given, unnamed: 0 })
    expect(none).toMatchObject({ status: 'Taken', seats: 1, nameUntil: null })
  })
  test('the names of the booking count unless others are given', () => {
    const partly = offered({ offeredSeats: 1, personIds: ['a', 'b', 'c'] })
    expect(namesToSeat(partly, undefined)).toEqual(['a'])
    expect(namesToSeat(partly, [])).toEqual([])
  })
  test('a part that is not offered keeps its place', () => {
    const partly = offered({ seats: 5, personIds: ['a', 'b', 'c', 'd', 'e'] })
    const given = { seats: 3, personIds: ['a', 'b', 'c'] }
    const [rest] = restOf(partly, given, () => 'new')
    expect(rest?.request).toMatchObject({
      id: 'new',
      status: 'Waiting',
      seats: 2,
      personIds: ['d', 'e'],
      queuedAt: now,
    })
    expect(restOf(offered(), { seats: 3, personIds: ['a'] }, () => 'new')).toEqual([])
  })
  test('held seats are taken with the last name', () => {
    expect(withNames(held({ personIds: ['a'] }), ['b'])).toMatchObject({
      status: 'Held',
      personIds: ['a', 'b'],
    })
    expect(withNames(held({ personIds: ['a'] }), ['b', 'c'])).toMatchObject({
      status: 'Taken',
      nameUntil: null,
    })
  })
  test.each([
    ['all of a request without names', held(), undefined, { status: 'Withdrawn', seats: 3 }],
    ['all that have no name', held({ personIds: ['a'] }), undefined, { status: 'Taken', seats: 1 }],
    ['some', held(), 2, { status: 'Held', seats: 1 }],
    ['more than there are', held({ personIds: ['a'] }), 9, { status: 'Taken', seats: 1 }],
  ])('%s are given back', (_, of, seats, after) => expect(released(of, seats)).toMatchObject(after))
})
