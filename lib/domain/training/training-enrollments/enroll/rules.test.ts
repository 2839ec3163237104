import { describe, expect, test } from 'vitest'
import type { Candidate, Session } from './rules'
import { judge, roomOf } from './rules'

const session: Session = {
  ...{ id: 's', date: '2026-12-01', period: 'Morning', startTime: '08:30' },
  ...{ status: 'Open', capacity: 2, seatsTaken: 0, timeZone: 'Asia/Bangkok' },
}
const person = (id: string, sessionIds: string[] = []): Candidate => ({
  ...{ id, employerId: null, firstNameTh: id, lastNameTh: id, firstNameEn: null, lastNameEn: null },
  sessionIds,
})
const before = new Date('2026-12-01T08:29:59+07:00')
const codes = (changes: Partial<Session>, candidates: Candidate[], now = before) =>
  judge(
    candidates,
    candidates.map(({ id }) => id),
    roomOf({ ...session, ...changes }, now),
  ).map(({ code }) => code)

describe('who may go into a session', () => {
  test('everybody while there are seats, and the first ones asked get the last', () =>
    expect(codes({}, [person('a'), person('b'), person('c')])).toEqual([
      undefined,
      undefined,
      'no-seat-for',
    ]))
  test('somebody refused takes no seat', () =>
    expect(codes({ seatsTaken: 1 }, [person('a', ['s']), person('b')])).toEqual([
      'already-enrolled',
      undefined,
    ]))
  test('nobody twice', () => expect(codes({}, [person('a', ['s'])])).toEqual(['already-enrolled']))
  test('nobody into two sessions of one half-day', () =>
    expect(codes({}, [person('a', ['another'])])).toEqual(['busy-that-half-day']))
  test.each(['Closed', 'Completed', 'Cancelled'] as const)('nobody while it is %s', (status) =>
    expect(codes({ status }, [person('a')])).toEqual(['session-closed-for']),
  )
  test('a full session says that it has no seat', () =>
    expect(codes({ status: 'Full', seatsTaken: 2 }, [person('a')])).toEqual(['no-seat-for']))
  test('nobody from the minute of its start on', () =>
    expect(codes({}, [person('a')], new Date('2026-12-01T08:30:00+07:00'))).toEqual([
      'session-closed-for',
    ]))
  test('who does not exist for the caller is not found', () =>
    expect(judge([], ['x'], roomOf(session, before))).toEqual([
      { personId: 'x', code: 'record-not-found' },
    ]))
})
