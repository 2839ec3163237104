import { expect, test } from 'vitest'
import { tasksInput } from './tasks-input'

const first = { page: 1, pageSize: 25 }

test('the list of tasks asks for what is still to do', () =>
  expect(tasksInput({})).toEqual({ ...first, isOver: false }))

test('for one status when the address names it, be it one that is over', () =>
  expect(tasksInput({ status: 'Completed', scope: 'all' })).toEqual({
    ...first,
    status: 'Completed',
    scope: 'all',
  }))

test('for every status when the address says so', () =>
  expect(tasksInput(new URLSearchParams('status=any'))).toEqual(first))
