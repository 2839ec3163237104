import { describe, expect, test } from 'vitest'
import { describeWorkflow } from '@/lib/testing/workflow-grid'
import {
  permitRoles,
  permitStatuses,
  permitWorkflow,
  removeRefusal,
  saveRefusal,
  type PermitStatus,
} from './workflow'

const askers = ['requester', 'company', 'assignee'] as const
const deciders = ['safetyOfficer', 'workOwner', 'workspaceOwner'] as const

describeWorkflow(permitWorkflow, {
  moves: {
    submit: { Draft: 'Submitted', ChangesRequested: 'Submitted' },
    approve: { Submitted: 'Approved' },
    requestChange: { Submitted: 'ChangesRequested' },
    reject: { Submitted: 'Rejected' },
    activate: { Approved: 'Active' },
    stopWork: { Active: 'Suspended' },
    resume: { Suspended: 'Active' },
    finishWork: { Active: 'AwaitingClosure', Expired: 'AwaitingClosure' },
    close: { AwaitingClosure: 'Closed' },
    cancel: {
      Draft: 'Cancelled',
      Submitted: 'Cancelled',
      ChangesRequested: 'Cancelled',
      Approved: 'Cancelled',
    },
  },
  givers: {
    submit: askers,
    approve: deciders,
    requestChange: deciders,
    reject: deciders,
    activate: ['safetyOfficer'],
    stopWork: ['anyone'],
    resume: ['safetyOfficer'],
    finishWork: ['requester'],
    close: ['safetyOfficer'],
    cancel: [...askers, 'safetyOfficer', 'workOwner', 'admin'],
  },
})

test('conditions are those of the decisions', () => {
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

test('the clock ends what is approved or active', () =>
  expect(permitWorkflow.byClock('expire')).toEqual({
    from: ['Approved', 'Active'],
    to: 'Expired',
  }))

describe('changing and removing', () => {
  const open: PermitStatus[] = ['Draft', 'ChangesRequested']
  const changers: string[] = [...askers, 'admin']
  const all = permitStatuses.flatMap((status) => permitRoles.map((role) => [status, role] as const))
  test.each(all)('a permit that is %s, by the %s', (status, role) => {
    const may = changers.includes(role)
    expect(saveRefusal(status, [role])).toBe(
      may ? (open.includes(status) ? null : 'permit-not-open-to-change') : 'not-your-part',
    )
    expect(removeRefusal(status, [role])).toBe(
      may ? (status === 'Draft' ? null : 'permit-not-a-draft') : 'not-your-part',
    )
  })
})
