import { expect, test } from 'vitest'
import { dueOf, reminderOf } from './rules'

test('a request of 25 November is answered in time until 25 December', () =>
  expect(dueOf('2026-11-25')).toBe('2026-12-25'))

test.each([
  ['eight days before', '2026-12-17', null],
  ['seven days before', '2026-12-18', 'privacy.dueSoon 2026-12-25 7'],
  ['two days before', '2026-12-23', 'privacy.dueSoon 2026-12-25 7'],
  ['the day before', '2026-12-24', 'privacy.dueSoon 2026-12-25 1'],
  ['on its last day', '2026-12-25', 'privacy.dueSoon 2026-12-25 1'],
  ['the day after', '2026-12-26', 'privacy.overdue 2026-12-25'],
  ['a month after', '2027-01-25', 'privacy.overdue 2026-12-25'],
])('%s those who answer are told as often as that', (_, today, expected) => {
  const reminder = reminderOf('2026-12-25', today)
  expect(reminder && `${reminder.event} ${reminder.occasion}`).toBe(expected)
})
