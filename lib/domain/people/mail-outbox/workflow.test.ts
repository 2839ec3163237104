import { describe, expect, test } from 'vitest'
import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'
import { mailChecks } from './rules'
import { mailWorkflow } from './workflow'

const roles = ['settings-mgmt'] as const

describeWorkflow(mailWorkflow, {
  transitions: { retry: { Waiting: 'Waiting', Failed: 'Waiting' } },
  allowedRoles: { retry: roles },
})

describe('sending again', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  const later = new Date('2026-11-22T00:00:00Z')

  test.each([
    ['Waiting', 'x', later, undefined],
    ['Failed', 'x', later, undefined],
    ['Sent', null, later, 'mail-not-waiting'],
    ['Revoked', null, later, 'mail-not-waiting'],
    ['Failed', 'x', now, 'mail-too-late'],
    ['Failed', null, later, 'mail-too-late'],
  ] as const)('%s with link %s: %s', (status, link, usefulUntil, code) => {
    const checks = mailChecks({ carriesLink: true, link, kind: 'Account', usefulUntil }, now)
    expect(mailWorkflow.decide('retry', { status }, { roles, checks }).refusal?.code).toBe(code)
  })

  test.each([
    ['Failed', undefined],
    ['Sent', 'mail-not-waiting'],
  ] as const)('%s without a link: %s', (status, code) => {
    const checks = mailChecks(
      { carriesLink: false, link: null, kind: 'Account', usefulUntil: now },
      now,
    )
    expect(mailWorkflow.decide('retry', { status }, { roles, checks }).refusal?.code).toBe(code)
  })
})
