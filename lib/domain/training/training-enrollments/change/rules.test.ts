import { expect, test } from 'vitest'
import { attendanceWorkflow } from '@/lib/domain/training/attendance/workflow'
import { decideEach, seatChange, type Row, type Session } from './rules'

const session: Session = {
  id: 's',
  date: '2026-12-01',
  period: 'Morning',
  startTime: '09:00',
  endTime: '12:00',
  status: 'Closed',
  capacity: 10,
  seatsTaken: 9,
  seatsHeld: 0,
  waitingSeats: 0,
}
const row = (id: string, status: Row['status'], of = session): Row => ({
  id,
  status,
  wasConfirmed: false,
  personId: id,
  isAnonymised: false,
  session: of,
  others: [],
})
const inSession = (id: string, sessionId: string, hasSeat: boolean) => ({
  ...session,
  id,
  sessionId,
  hasSeat,
  nameTh: 'ดับเพลิง',
  nameEn: 'Fire',
})
const { roles } = attendanceWorkflow.table
const codes = (rows: Row[], input: Parameters<typeof decideEach>[2], today = '2026-12-01') =>
  decideEach(
    rows,
    rows.map(({ id }) => id),
    { reason: 'กรอกผิด', ...input },
    { roles, today },
  ).map(({ code, next }) => code ?? next)

test('the first ones get the seats that are left, in each session', () => {
  const other = { ...session, id: 'other' }
  const rows = [row('a', 'NoShow'), row('b', 'NoShow'), row('c', 'NoShow', other)]
  expect(codes(rows, { command: 'correct', to: 'Passed' })).toEqual([
    'Passed',
    'session-full',
    'Passed',
  ])
})

test('a seat that is held for others is not left', () =>
  expect(
    codes([row('a', 'NoShow', { ...session, seatsHeld: 1 })], {
      command: 'correct',
      to: 'Passed',
    }),
  ).toEqual(['session-full']))

test('somebody who has a seat that clashes gets no other one', () => {
  const rows = [
    { ...row('a', 'NoShow'), others: [inSession('x', 's', true)] },
    { ...row('b', 'NoShow'), others: [inSession('y', 'other', true)] },
  ]
  expect(codes(rows, { command: 'correct', to: 'Attended' })).toEqual([
    'already-enrolled',
    'busy-that-half-day',
  ])
})

test('of the no-shows of one person those that clash with a corrected one stay', () => {
  const roomy = { ...session, capacity: 20 }
  const other = { ...roomy, id: 'other' }
  const rows = [
    row('a', 'NoShow', roomy),
    { ...row('b', 'NoShow', roomy), others: [inSession('a', 's', false)] },
    { ...row('c', 'NoShow', other), others: [inSession('a', 's', false)] },
    { ...row('d', 'NoShow', other), others: [inSession('c', 'other', false)] },
  ]
  expect(codes(rows, { command: 'correct', to: 'Passed' })).toEqual([
    'Passed',
    'already-enrolled',
    'busy-that-half-day',
    'Passed',
  ])
})

test('correcting a row that has a seat needs no free seat', () =>
  expect(
    codes([row('a', 'Failed', { ...session, seatsTaken: 10 })], {
      command: 'correct',
      to: 'Passed',
    }),
  ).toEqual(['Passed']))

test('each row is decided by its own status and session', () =>
  expect(
    codes(
      [
        row('a', 'Enrolled'),
        row('b', 'Passed'),
        row('c', 'Enrolled', { ...session, date: '2026-12-02' }),
      ],
      { command: 'checkIn' },
    ),
  ).toEqual(['Attended', 'state-moved-on', 'not-on-the-day']))

test('undoing a check-in leads back to Confirmed or Enrolled', () =>
  expect(
    codes([{ ...row('a', 'Attended'), wasConfirmed: true }, row('b', 'Attended')], {
      command: 'undoCheckIn',
    }),
  ).toEqual(['Confirmed', 'Enrolled']))

test.each([
  ['the day before', '2026-11-30', 'session-not-begun'],
  ['on the day', '2026-12-01', 'NoShow'],
  ['the day after', '2026-12-02', 'NoShow'],
])('a no-show can be marked from the day of the session on: %s', (_, today, expected) =>
  expect(codes([row('a', 'Enrolled')], { command: 'markNoShow' }, today)).toEqual([expected]),
)

test.each([
  ['the day before', '2026-11-30', 'session-not-begun'],
  ['on the day', '2026-12-01', 'Passed'],
])('a no-show is corrected from the day of the session on: %s', (_, today, expected) =>
  expect(codes([row('a', 'NoShow')], { command: 'correct', to: 'Passed' }, today)).toEqual([
    expected,
  ]),
)

test('an unknown id is not found', () =>
  expect(decideEach([], ['x'], { command: 'pass' }, { roles, today: '2026-12-01' })).toEqual([
    { id: 'x', code: 'record-not-found' },
  ]))

test('a no-show frees the seat, and its correction takes it again', () =>
  expect([
    seatChange('Confirmed', 'NoShow'),
    seatChange('NoShow', 'Attended'),
    seatChange('Attended', 'Passed'),
  ]).toEqual([-1, 1, 0]))
