import { expect, test } from 'vitest'
import { taskCommands, taskStatuses } from './contract'
import { availableCommands, mayGive, mayReassign, nextStatus, type Part } from './workflow'

//                   Open           InProgress   InReview      Completed  Rejected  Cancelled
const table = {
  start: ['InProgress', null, null, null, null, null],
  submit: [null, 'InReview', null, null, null, null],
  approve: [null, null, 'Completed', null, null, null],
  requestChange: [null, null, 'InProgress', null, null, null],
  reject: [null, null, 'Rejected', null, null, null],
  cancel: ['Cancelled', 'Cancelled', null, null, null, null],
} as const

const steps = taskCommands.flatMap((command) =>
  taskStatuses.map((status, column) => [command, status, table[command][column]!] as const),
)
test.each(steps)('%s of a task that is %s leads to %s', (command, status, to) =>
  expect(nextStatus(status, command)).toBe(to),
)

const givers = {
  start: ['assignee'],
  submit: ['assignee'],
  approve: ['assigner', 'admin'],
  requestChange: ['assigner', 'admin'],
  reject: ['assigner', 'admin'],
  cancel: ['assignee', 'assigner'],
}
const parts: Part[] = ['assignee', 'assigner', 'admin']
const grid = taskCommands.flatMap((command) =>
  parts.map((part) => [command, part, givers[command].includes(part)] as const),
)
test.each(grid)('%s by the %s: %s', (command, part, may) =>
  expect(mayGive(command, [part])).toBe(may),
)

test('nobody without a part is offered anything', () => {
  for (const status of taskStatuses) expect(availableCommands(status, [])).toEqual([])
})

test('one who is both assignee and assigner is offered what both are', () => {
  expect(availableCommands('Open', ['assignee', 'assigner'])).toEqual(['start', 'cancel'])
  expect(availableCommands('InReview', ['assignee', 'assigner'])).toEqual([
    'approve',
    'requestChange',
    'reject',
  ])
})

const reassignments = taskStatuses.map(
  (status) => [status, ['Open', 'InProgress', 'InReview'].includes(status)] as const,
)
test.each(reassignments)(
  'a task that is %s may be handed on by its assigner or an Admin: %s',
  (status, may) => {
    expect(parts.map((part) => mayReassign(status, [part]))).toEqual([false, may, may])
  },
)
