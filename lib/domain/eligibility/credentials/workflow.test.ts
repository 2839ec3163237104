import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/platform/access/actor'
import { roles, type Role } from '@/lib/platform/access/policies'
import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'
import { mayOpenFiles, missingMembers, reviewChecks, rolesIn, usualEnd } from './rules'
import { credentialWorkflow } from './workflow'

const reviewers = ['reviewer'] as const

describeWorkflow(credentialWorkflow, {
  transitions: {
    approve: { Submitted: 'Approved' },
    return: { Submitted: 'Returned' },
    revoke: { Approved: 'Revoked' },
  },
  allowedRoles: { approve: reviewers, return: reviewers, revoke: reviewers },
})

const actorOf = (role: Role, employerId: string | null = null): Actor => ({
  userId: 'me',
  name: { th: 'ก', en: 'A' },
  email: null,
  roles: [role],
  employerId,
})

describe('who reviews', () => {
  const reviewing = (reviewRole: string) =>
    roles.filter((role) => rolesIn(actorOf(role), { type: { reviewRole } }).length > 0)
  test('a type of Safety Officers: they alone', () =>
    expect(reviewing('SafetyOfficer')).toEqual(['SafetyOfficer']))
  test('a type of Purchasing: they alone', () =>
    expect(reviewing('Purchasing')).toEqual(['Purchasing']))
})

describe('what stands against a decision', () => {
  const checks = (submittedByUserId: string, expiresOn: string | null) =>
    reviewChecks(
      { userId: 'me' },
      {
        type: { reviewRole: 'SafetyOfficer', needsFile: false },
        submittedByUserId,
        expiresOn,
        files: [],
      },
      '2026-11-23',
    )
  test.each([
    ['another’s, without an end', 'other', null, null, null],
    ['another’s, on its last day', 'other', '2026-11-23', null, null],
    ['another’s, the day after', 'other', '2026-11-22', null, 'credential-over'],
    ['the own one', 'me', null, 'submitter-reviews', 'submitter-reviews'],
    ['the own one, ended', 'me', '2026-11-22', 'submitter-reviews', 'submitter-reviews'],
  ])('%s', (_, by, expiresOn, returning, approving) => {
    const found = checks(by, expiresOn)
    expect([found['not-own']?.code ?? null, found.approvable?.code ?? null]).toEqual([
      returning,
      approving,
    ])
  })
})

test('what needs a document is not approved without one', () => {
  const reviewed = {
    type: { reviewRole: 'SafetyOfficer', needsFile: true },
    submittedByUserId: 'other',
    expiresOn: null,
  }
  const codeWith = (files: object[]) =>
    reviewChecks({ userId: 'me' }, { ...reviewed, files }, '2026-11-23').approvable?.code
  expect([codeWith([]), codeWith([{}])]).toEqual(['credential-without-file', undefined])
})

describe('who opens the files', () => {
  const opening = (isSensitive: boolean, employerId: string | null) =>
    roles.filter((role) =>
      mayOpenFiles(actorOf(role, employerId), { type: { isSensitive }, companyId: 'company' }),
    )
  const site = ['Admin', 'SafetyOfficer', 'Purchasing']
  test.each([
    ['a certificate, of the own company', false, 'company', [...site, 'Contractor']],
    ['a certificate, of another company', false, 'another', site],
    ['a medical one, of the own company', true, 'company', ['SafetyOfficer', 'Contractor']],
    ['a medical one, of another company', true, 'another', ['SafetyOfficer']],
    ['a medical one, without a company', true, null, ['SafetyOfficer']],
  ])('%s', (_, isSensitive, employerId, expected) =>
    expect(opening(isSensitive, employerId)).toEqual(expected),
  )
})

test('what a type asks for is missing while it is empty', () => {
  const needs = { needsNumber: true, needsExpiry: true, needsFile: true }
  expect(missingMembers(needs, { number: '', expiresOn: null, files: [] })).toEqual([
    'number',
    'expiresOn',
    'files',
  ])
  const filled = { number: '1', expiresOn: '2027-01-01', files: [{ id: 'a' }] }
  expect(missingMembers(needs, filled)).toEqual([])
})

test('the usual end is the same day so many months later, or none', () => {
  expect(usualEnd('2026-01-31', 1)).toBe('2026-02-28')
  expect(usualEnd('2026-01-10', 12)).toBe('2027-01-10')
  expect(usualEnd('2026-01-10', null)).toBeNull()
})
