import { expect, test } from 'vitest'
import { tasksInput } from './tasks-input'

const first = { page: 1, pageSize: 25 }

test('the list of tasks asks for unfinished tasks', () =>
  expect(tasksInput({})).toEqual({ ...first, isOver: false }))

test('the list of tasks asks for the status in the address, even a final one', () =>
  expect(tasksInput({ status: 'Completed', scope: 'all' })).toEqual({
    ...first,
    status: 'Completed',
    scope: 'all',
  }))

test('the list of tasks asks for every status when the address says so', () =>
  expect(tasksInput(new URLSearchParams('status=any'))).toEqual(first))
