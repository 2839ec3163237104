import { expect, test } from 'vitest'
import { attendanceStatuses } from '@/lib/domain/training/attendance/workflow'
import { isOnSheet } from './rules'

test('everybody stands on the sheet but those who have withdrawn', () =>
  expect(attendanceStatuses.filter((status) => !isOnSheet(status))).toEqual(['Cancelled']))
