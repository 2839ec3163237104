import { describe, expect, test } from 'vitest'
import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'
import {
  permitRoles,
  permitStatuses,
  permitWorkflow,
  removeRefusal,
  saveRefusal,
  type PermitStatus,
} from './workflow'

const requestingRoles = ['requester', 'company', 'assignee'] as const
const approvingRoles = ['safetyOfficer', 'workOwner', 'workspaceOwner'] as const

describeWorkflow(permitWorkflow, {
  transitions: {
    submit: { Draft: 'Submitted', ChangesRequested: 'Submitted' },
    approve: { Submitted: 'Approved' },
    requestChange: { Submitted: 'ChangesRequested' },
    reject: { Submitted: 'Rejected' },
    activate: { Approved: 'Active' },
    stopWork: { Active: 'Suspended' },
    resume: { Suspended: ['Active', 'Expired'] },
    finishWork: { Active: 'AwaitingClosure', Expired: 'AwaitingClosure' },
    close: { AwaitingClosure: 'Closed' },
    cancel: {
      Draft: 'Cancelled',
      Submitted: 'Cancelled',
      ChangesRequested: 'Cancelled',
      Approved: 'Cancelled',
    },
  },
  allowedRoles: {
    submit: requestingRoles,
    approve: approvingRoles,
    requestChange: approvingRoles,
    reject: approvingRoles,
    activate: ['safetyOfficer'],
    stopWork: ['anyone'],
    resume: ['safetyOfficer'],
    finishWork: ['requester', 'successor'],
    close: ['safetyOfficer'],
    cancel: [...requestingRoles, 'safetyOfficer', 'workOwner', 'admin'],
  },
})

test('commands have their conditions', () => {
  expect(permitWorkflow.commandsWith(({ reason }) => reason === 'needed')).toEqual([
    'requestChange',
    'reject',
    'stopWork',
  ])
  expect(permitWorkflow.commandsWith(({ needsReadiness }) => needsReadiness === true)).toEqual([
    'submit',
    'approve',
    'activate',
  ])
  expect(permitWorkflow.commandsWith(({ condition }) => condition === 'on-the-day')).toEqual([
    'activate',
  ])
})

test('an approved or active permit expires', () =>
  expect(permitWorkflow.byClock('expire')).toEqual({
    from: ['Approved', 'Active'],
    to: 'Expired',
  }))

describe('changing and removing', () => {
  const open: PermitStatus[] = ['Draft', 'ChangesRequested']
  const changers: string[] = [...requestingRoles, 'admin']
  const all = permitStatuses.flatMap((status) => permitRoles.map((role) => [status, role] as const))
  test.each(all)('a permit that is %s, by the %s', (status, role) => {
    const may = changers.includes(role)
    expect(saveRefusal(status, [role])).toBe(
      may ? (open.includes(status) ? null : 'permit-not-open-to-change') : 'not-your-part',
    )
    expect(removeRefusal({ status, taskId: null }, [role])).toBe(
      may ? (status === 'Draft' ? null : 'permit-not-a-draft') : 'not-your-part',
    )
  })
})
