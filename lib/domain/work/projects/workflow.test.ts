import { expect, test } from 'vitest'
import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'
import { commandTo, nextStatuses, projectStatuses, projectWorkflow } from './workflow'

const managers = ['project-mgmt'] as const

describeWorkflow(projectWorkflow, {
  transitions: {
    start: { Draft: 'Active' },
    hold: { Active: 'OnHold' },
    resume: { OnHold: 'Active' },
    complete: { Active: 'Completed' },
    cancel: { Draft: 'Cancelled', Active: 'Cancelled', OnHold: 'Cancelled' },
  },
  allowedRoles: {
    start: managers,
    hold: managers,
    resume: managers,
    complete: managers,
    cancel: managers,
  },
})

test('each status has its next statuses, in the order of the buttons', () =>
  expect(Object.fromEntries(projectStatuses.map((from) => [from, nextStatuses(from)]))).toEqual({
    Draft: ['Active', 'Cancelled'],
    Active: ['OnHold', 'Completed', 'Cancelled'],
    OnHold: ['Active', 'Cancelled'],
    Completed: [],
    Cancelled: [],
  }))

test('one command leads from one status to another', () => {
  expect(commandTo('Draft', 'Active')).toBe('start')
  expect(commandTo('OnHold', 'Active')).toBe('resume')
  expect(commandTo('Completed', 'Active')).toBeUndefined()
})

test('every change of status is audited as status-changed', () =>
  expect(new Set(projectWorkflow.commands.map((each) => projectWorkflow.eventOf(each)))).toEqual(
    new Set(['project.status-changed']),
  ))
