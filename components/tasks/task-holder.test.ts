import { expect, test } from 'vitest'
import { holderOf } from './task-holder'

const assignee = { id: '1', nameTh: 'ผู้ทำ', nameEn: null }
const assigner = { id: '2', nameTh: 'ผู้ตรวจ', nameEn: null }

test.each([
  ['Open', assignee],
  ['InProgress', assignee],
  ['InReview', assigner],
  ['Completed', null],
  ['Rejected', null],
  ['Cancelled', null],
] as const)('a task that is %s is with %j', (status, holder) =>
  expect(holderOf({ status, assignee, assigner })).toBe(holder),
)
