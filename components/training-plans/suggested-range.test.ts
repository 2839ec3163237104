import { expect, test } from 'vitest'
import type { Recurrence } from '@/lib/domain/training/training-plans/rules'
import { suggestedRange } from './suggested-range'

const plan = (fields: Partial<Recurrence>): Recurrence => ({
  recurrenceType: 'Daily',
  weekdays: [],
  startDate: '2026-11-02',
  endDate: null,
  ...fields,
})

test.each([
  ['three months from today on', {}, '2026-11-30', '2026-11-30', '2027-02-28'],
  ['from the start of a plan to come', {}, '2026-10-01', '2026-11-02', '2027-02-02'],
  ['not past its end', { endDate: '2026-12-05' }, '2026-11-21', '2026-11-21', '2026-12-05'],
  ['one day when it is over', { endDate: '2026-11-10' }, '2026-11-21', '2026-11-21', '2026-11-21'],
  ['the day of None', { recurrenceType: 'None' }, '2027-01-01', '2026-11-02', '2026-11-02'],
] as const)('%s', (_, fields, today, fromDate, toDate) =>
  expect(suggestedRange(plan(fields), today)).toEqual({ fromDate, toDate }),
)
