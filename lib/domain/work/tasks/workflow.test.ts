import { expect, test } from 'vitest'
import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'
import { mayReassign, taskStatuses, taskWorkflow } from './workflow'

const { roles } = taskWorkflow.table

describeWorkflow(taskWorkflow, {
  transitions: {
    start: { Open: 'InProgress' },
    submit: { InProgress: 'InReview' },
    approve: { InReview: 'Completed' },
    requestChange: { InReview: 'InProgress' },
    withdraw: { InReview: 'InProgress' },
    reject: { InReview: 'Rejected' },
    cancel: { Open: 'Cancelled', InProgress: 'Cancelled' },
  },
  allowedRoles: {
    start: ['assignee'],
    submit: ['assignee'],
    approve: ['assigner', 'admin'],
    requestChange: ['assigner', 'admin'],
    withdraw: ['assignee'],
    reject: ['assigner', 'admin'],
    cancel: ['assignee', 'assigner'],
  },
})

test('somebody who is both assignee and assigner is offered the commands of both', () => {
  const both = ['assignee', 'assigner'] as const
  expect(taskWorkflow.offered('Open', { roles: both })).toEqual(['start', 'cancel'])
  expect(taskWorkflow.offered('InReview', { roles: both })).toEqual([
    'approve',
    'requestChange',
    'withdraw',
    'reject',
  ])
})

test('requesting changes and rejecting need a reason', () =>
  expect(taskWorkflow.commandsWith(({ reason }) => reason === 'needed')).toEqual([
    'requestChange',
    'reject',
  ]))

const reassignments = taskStatuses.map(
  (status) => [status, ['Open', 'InProgress', 'InReview'].includes(status)] as const,
)
test.each(reassignments)(
  'a task that is %s may be reassigned by its assigner or an Admin: %s',
  (status, may) => {
    expect(roles.map((role) => mayReassign(status, [role]))).toEqual([false, may, may])
  },
)
