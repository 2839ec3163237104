import { expect, test } from 'vitest'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { matchesRoster } from './matches-roster'

const row = {
  status: 'Enrolled',
  person: { nameTh: 'สมชาย ใจดี', nameEn: 'Somchai Jaidee', code: 'P-000123' },
  contractor: { nameTh: 'ใบโพธิ์ทอง', nameEn: null },
} as AttendanceRecord

test.each([
  ['', true],
  ['keyword=ใจดี', true],
  ['keyword=p-0001', true],
  ['keyword=โพธิ์ somchai', true],
  ['keyword=null', false],
  ['keyword=somsak', false],
  ['status=Enrolled', true],
  ['status=Passed', false],
  ['status=Enrolled&keyword=nobody', false],
])('%j shows the row: %s', (query, isShown) =>
  expect(matchesRoster(new URLSearchParams(query))(row)).toBe(isShown),
)
