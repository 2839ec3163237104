import { describe, expect, test } from 'vitest'
import { trainingOf, type TrainingResult } from './rules'
import {
  attendanceCommands,
  attendanceStatuses,
  attendanceWorkflow,
  isBeforeStart,
  takesSeat,
} from './workflow'
import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'

const officers = ['training-review'] as const

describeWorkflow(attendanceWorkflow, {
  transitions: {
    confirm: { Enrolled: 'Confirmed' },
    checkIn: { Enrolled: 'Attended', Confirmed: 'Attended' },
    undoCheckIn: { Attended: ['Enrolled', 'Confirmed'] },
    pass: { Attended: 'Passed' },
    fail: { Attended: 'Failed' },
    markNoShow: { Enrolled: 'NoShow', Confirmed: 'NoShow' },
    correct: {
      Passed: ['Attended', 'Passed', 'Failed'],
      Failed: ['Attended', 'Passed', 'Failed'],
      NoShow: ['Attended', 'Passed', 'Failed'],
    },
    cancel: { Enrolled: 'Cancelled', Confirmed: 'Cancelled' },
  },
  allowedRoles: {
    confirm: officers,
    checkIn: officers,
    undoCheckIn: officers,
    pass: officers,
    fail: officers,
    markNoShow: officers,
    correct: officers,
    cancel: ['enrollment'],
  },
})

const corrections = attendanceStatuses.map(
  (to) => [to, ['Attended', 'Passed', 'Failed'].includes(to)] as const,
)
test.each(corrections)('a result may be corrected to %s: %s', (to, may) =>
  expect(attendanceWorkflow.nextStatus('Failed', 'correct', to)).toBe(may ? to : null),
)

test('everybody takes a seat but those who did not come or have withdrawn', () =>
  expect(attendanceStatuses.filter((status) => !takesSeat(status))).toEqual([
    'NoShow',
    'Cancelled',
  ]))

test('results and no-shows are early before the session has begun, other commands never', () => {
  const earlyIn = (hasBegun: boolean) =>
    attendanceCommands.filter((command) => isBeforeStart(command, { session: { hasBegun } }))
  expect(earlyIn(false)).toEqual(['pass', 'fail', 'markNoShow'])
  expect(earlyIn(true)).toEqual([])
})

/** Source: docs/interface.md#attendance. */
test('each command has its condition, or none', () =>
  expect(
    Object.entries(attendanceWorkflow.table.transitions).flatMap(([command, { condition }]) =>
      condition ? [`${command} ${condition}`] : [],
    ),
  ).toEqual([
    'checkIn on-the-day',
    'undoCheckIn on-the-day',
    'markNoShow from-the-day',
    'correct from-the-day-to-completion',
    'cancel before-the-day',
  ]))

describe('a person’s training status', () => {
  const result = (status: 'Passed' | 'Failed', date: string, hour = 10): TrainingResult => ({
    status,
    date,
    startTime: '09:00',
    resultAt: new Date(`${date}T${hour}:00:00Z`),
    validityMonths: 12,
  })
  test.each([
    ['nothing', [], 'NotTrained', null],
    ['a pass', [result('Passed', '2026-11-01')], 'Passed', '2027-11-01'],
    ['a pass whose last day is today', [result('Passed', '2025-11-21')], 'Passed', '2026-11-21'],
    [
      'a pass whose last day was yesterday',
      [result('Passed', '2025-11-20')],
      'Expired',
      '2026-11-20',
    ],
    [
      'a fail after a pass',
      [result('Passed', '2026-01-01'), result('Failed', '2026-11-01')],
      'Failed',
      null,
    ],
    [
      'a pass after a fail',
      [result('Failed', '2026-01-01'), result('Passed', '2026-11-01')],
      'Passed',
      '2027-11-01',
    ],
    [
      'two at the same time, of which the later result counts',
      [result('Passed', '2026-11-01', 16), result('Failed', '2026-11-01', 11)],
      'Passed',
      '2027-11-01',
    ],
    [
      'two on one day, of which the later session counts',
      [
        { ...result('Passed', '2026-11-01', 11), startTime: '13:00' },
        result('Failed', '2026-11-01', 16),
      ],
      'Passed',
      '2027-11-01',
    ],
    ['the last of February', [result('Passed', '2024-02-29')], 'Expired', '2025-02-28'],
  ] as const)('%s', (_, results, trainingStatus, trainingValidUntil) =>
    expect(trainingOf(results, '2026-11-21')).toEqual({ trainingStatus, trainingValidUntil }),
  )
})
