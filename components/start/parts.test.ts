import { expect, test } from 'vitest'
import { partOf } from './parts'

const partAt = (dueAt: string | null, isLate = false) =>
  partOf({ dueAt, isLate }, 'Asia/Bangkok', '2026-11-27')

test('what may be done until the end of today is due today', () => {
  expect(partAt('2026-11-28T00:00:00.000+07:00')).toBe('today')
  expect(partAt('2026-11-27T15:00:00.000+07:00')).toBe('today')
})

test('what may be done until a later day, or without an end, comes after that', () => {
  expect(partAt('2026-11-28T00:01:00.000+07:00')).toBe('later')
  expect(partAt('2026-11-29T00:00:00.000+07:00')).toBe('later')
  expect(partAt(null)).toBe('later')
})

test('what is late stands apart, even with a time of today', () => {
  expect(partAt('2026-11-27T09:00:00.000+07:00', true)).toBe('late')
})
