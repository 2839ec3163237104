import { expect, test } from 'vitest'
import { clash, type Hours } from './rules'

const hours = (period: Hours['period'], startTime: string, endTime: string): Hours => ({
  date: '2026-12-01',
  period,
  startTime,
  endTime,
})
const morning = hours('Morning', '09:00', '12:00')

test.each([
  ['the same half-day at other hours', hours('Morning', '07:00', '08:00'), true],
  ['another half-day that begins before the end', hours('Afternoon', '11:59', '16:00'), true],
  ['another half-day around it', hours('Afternoon', '08:00', '17:00'), true],
  ['another half-day within it', hours('Afternoon', '10:00', '11:00'), true],
  ['another half-day that begins at the end', hours('Afternoon', '12:00', '16:00'), false],
  ['another half-day that ends at the start', hours('Afternoon', '07:00', '09:00'), false],
  ['the same hours of another day', { ...morning, date: '2026-12-02' }, false],
])('clashes with %s: %s', (_, other, expected) =>
  expect([clash(morning, other), clash(other, morning)]).toEqual([expected, expected]),
)
