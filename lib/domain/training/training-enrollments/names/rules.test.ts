import { describe, expect, test } from 'vitest'
import type { Candidate, Session } from './rules'
import { decideEach, availabilityOf } from './rules'

const session: Session = {
  id: 's',
  scheduleId: 'plan',
  date: '2026-12-01',
  period: 'Morning',
  startTime: '08:30',
  endTime: '12:00',
  status: 'Open',
  capacity: 2,
  seatsTaken: 0,
  seatsHeld: 0,
  waitingSeats: 0,
  timeZone: 'Asia/Bangkok',
}
const other = {
  nameTh: 'ดับเพลิง',
  nameEn: 'Fire',
  period: 'Morning',
  startTime: '09:00',
  endTime: '12:00',
} as const
const person = (id: string, sessionIds: string[] = []): Candidate => ({
  id,
  employerId: null,
  contractorId: null,
  firstNameTh: id,
  lastNameTh: id,
  firstNameEn: null,
  lastNameEn: null,
  seatedIn: sessionIds.map((sessionId) => ({ ...other, id: sessionId })),
  whyNot: null,
})
const before = new Date('2026-12-01T08:29:59+07:00')
const codes = (changes: Partial<Session>, candidates: Candidate[], now = before) =>
  decideEach(
    candidates,
    candidates.map(({ id }) => id),
    availabilityOf({ ...session, ...changes }, now),
  ).map(({ code }) => code)

describe('enrolling', () => {
  test('takes people while there are seats, in the order given', () =>
    expect(codes({}, [person('a'), person('b'), person('c')])).toEqual([
      undefined,
      undefined,
      'no-seat-for',
    ]))
  test('gives no seat to somebody who is refused', () =>
    expect(codes({ seatsTaken: 1 }, [person('a', ['s']), person('b')])).toEqual([
      'already-enrolled',
      undefined,
    ]))
  test('refuses a second enrolment in the same session', () =>
    expect(codes({}, [person('a', ['s'])])).toEqual(['already-enrolled']))
  test('refuses a seat that clashes with another one', () =>
    expect(codes({}, [person('a', ['another'])])).toEqual(['busy-that-half-day']))
  test.each(['Closed', 'Completed', 'Cancelled'] as const)(
    'refuses everybody while the session is %s',
    (status) => expect(codes({ status }, [person('a')])).toEqual(['session-closed-for']),
  )
  test('refuses everybody in a full session, for lack of a seat', () =>
    expect(codes({ status: 'Full', seatsTaken: 2 }, [person('a')])).toEqual(['no-seat-for']))
  test('refuses a seat that is held for somebody else', () =>
    expect(codes({ seatsTaken: 1, seatsHeld: 1 }, [person('a')])).toEqual(['no-seat-for']))
  test('leaves free seats to those who wait', () =>
    expect(codes({ waitingSeats: 1 }, [person('a'), person('b', ['s'])])).toEqual([
      'seats-for-queue',
      'already-enrolled',
    ]))
  test('refuses everybody from the minute of the start on', () =>
    expect(codes({}, [person('a')], new Date('2026-12-01T08:30:00+07:00'))).toEqual([
      'session-closed-for',
    ]))
  test('does not find a person whom the caller may not see', () =>
    expect(decideEach([], ['x'], availabilityOf(session, before))).toEqual([
      { personId: 'x', code: 'record-not-found' },
    ]))
})
