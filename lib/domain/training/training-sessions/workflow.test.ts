import { expect, test } from 'vitest'
import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'
import { sessionWorkflow, statusBySeats } from './workflow'

const managers = ['training-mgmt'] as const

describeWorkflow(sessionWorkflow, {
  transitions: {
    close: { Open: 'Closed', Full: 'Closed' },
    reopen: { Closed: 'Open' },
    complete: { Closed: 'Completed' },
    cancel: { Open: 'Cancelled', Full: 'Cancelled', Closed: 'Cancelled' },
  },
  allowedRoles: { close: managers, reopen: managers, complete: managers, cancel: managers },
})

/** Source: docs/interface.md#training-sessions. */
test('each command has its condition', () =>
  expect(sessionWorkflow.table.transitions).toMatchObject({
    reopen: { condition: 'before-start' },
    complete: { condition: 'nobody-pending' },
    cancel: { condition: 'nobody-attended', reason: 'needed' },
  }))

test('an open or full session is closed at its start', () =>
  expect(sessionWorkflow.byClock('closeAtStart')).toEqual({ from: ['Open', 'Full'], to: 'Closed' }))

test.each([
  ['Open', 29, 'Open'],
  ['Open', 30, 'Full'],
  ['Full', 29, 'Open'],
  ['Closed', 10, 'Closed'],
  ['Closed', 30, 'Closed'],
] as const)('%s with %i of 30 seats taken is %s', (status, taken, then) =>
  expect(statusBySeats(status, taken, 30)).toBe(then),
)
