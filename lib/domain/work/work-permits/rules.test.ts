import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/platform/access/actor'
import type { Role } from '@/lib/platform/access/policies'
import { permitStatuses, type PermitRole, type PermitStatus } from './workflow'
import {
  awaitedApprovals,
  groupOf,
  isFullyApproved,
  isOnTheDay,
  offeredCommands,
  openApprovals,
  permitNoOf,
  rolesOf,
  type PermitParties,
} from './rules'
import { isPastEnd } from './readiness/rules'

test('each status is in its group of the dashboard, or in none', () => {
  const table = Object.fromEntries(permitStatuses.map((status) => [status, groupOf(status)]))
  expect(table).toEqual({
    Draft: null,
    Submitted: 'awaitingApproval',
    ChangesRequested: 'awaitingApproval',
    Approved: 'open',
    Active: 'open',
    Suspended: 'open',
    AwaitingClosure: 'open',
    Expired: 'open',
    Closed: 'closed',
    Rejected: null,
    Cancelled: null,
  })
})

test('a number has six digits, or more past 999,999', () => {
  expect(permitNoOf('2026-11-21', 123)).toBe('WP-2026-000123')
  expect(permitNoOf('2027-01-01', 1_234_567)).toBe('WP-2027-1234567')
})

const actor = (userId: string, roles: Role[], employerId: string | null = null): Actor => ({
  userId,
  roles,
  employerId,
  name: { th: '', en: '' },
  email: null,
})
type Permit = PermitParties & { requesterHasLeft: boolean }

const permit = {
  requestedByUserId: 'requester',
  requesterHasLeft: false,
  contractorId: 'a',
  task: { assigneeUserId: 'assignee' },
  project: {
    workOwnerUserId: 'owner',
    users: [
      { userId: 'area', role: 'WorkspaceOwner' },
      { userId: 'officer', role: 'SafetyOfficer' },
    ],
  },
} satisfies Permit
const unnamed: Permit = { ...permit, project: { workOwnerUserId: null, users: [] } }

describe('the roles in a permit', () => {
  const left: Permit = { ...permit, requesterHasLeft: true }
  test.each<[string, Actor, Permit, string[]]>([
    ['its requester', actor('requester', ['Admin']), permit, ['requester', 'admin']],
    ['the assignee of its task', actor('assignee', ['Purchasing']), permit, ['assignee']],
    ['a colleague', actor('b', ['Contractor'], 'a'), permit, ['company']],
    ['a Contractor of another company', actor('b', ['Contractor'], 'b'), permit, []],
    ['a colleague who is no Contractor', actor('b', ['Purchasing'], 'a'), permit, []],
    ['any Safety Officer', actor('x', ['SafetyOfficer']), permit, ['safetyOfficer']],
    [
      'a Safety Officer, where the requester has left',
      actor('x', ['SafetyOfficer']),
      left,
      ['successor', 'safetyOfficer'],
    ],
    [
      'a colleague, where the requester has left',
      actor('b', ['Contractor'], 'a'),
      left,
      ['successor', 'company'],
    ],
    [
      'the Work Owner, where the requester has left',
      actor('owner', ['WorkOwner']),
      left,
      ['workOwner'],
    ],
    ['the Work Owner of the project', actor('owner', ['WorkOwner']), permit, ['workOwner']],
    ['another Work Owner', actor('x', ['WorkOwner']), permit, []],
    [
      'the Work Owner of the project, who has lost the role',
      actor('owner', ['Purchasing']),
      permit,
      [],
    ],
    [
      'any Work Owner, where the project names none',
      actor('x', ['WorkOwner']),
      unnamed,
      ['workOwner'],
    ],
    [
      'a Workspace Owner of the project',
      actor('area', ['WorkspaceOwner']),
      permit,
      ['workspaceOwner'],
    ],
    ['another Workspace Owner', actor('x', ['WorkspaceOwner']), permit, []],
    [
      'any Workspace Owner, where the project names none',
      actor('x', ['WorkspaceOwner']),
      unnamed,
      ['workspaceOwner'],
    ],
  ])('%s', (_, who, of, expected) => expect(rolesOf(who, of)).toEqual([...expected, 'anyone']))

  test('a permit without a company has no colleagues', () =>
    expect(rolesOf(actor('b', ['Contractor'], null), { ...permit, contractorId: null })).toEqual([
      'anyone',
    ]))

  test('a key is nobody who may stop work, though its account may see the permit', () => {
    const byKey: Actor = {
      ...actor('requester', ['Contractor', 'SafetyOfficer'], 'a'),
      key: { id: 'key', scopes: ['realm-basic:write'] },
      policies: ['realm-basic'],
    }
    expect(rolesOf(byKey, permit)).toEqual(['requester', 'company'])
  })
})

describe('approvals', () => {
  const both = ['workOwner', 'workspaceOwner', 'anyone'] as const
  const open = (userId: string, approvals: { role: string; userId: string }[]) =>
    openApprovals({ userId, roles: both, requestedByUserId: 'requester', approvals })

  test('each role approves once, by somebody who has it', () => {
    expect(open('me', [])).toEqual({ roles: ['WorkOwner', 'WorkspaceOwner'] })
    expect(open('me', [{ role: 'WorkOwner', userId: 'x' }])).toEqual({ roles: ['WorkspaceOwner'] })
    const taken = [
      { role: 'WorkOwner', userId: 'x' },
      { role: 'WorkspaceOwner', userId: 'y' },
    ]
    expect(open('me', taken)).toEqual({ roles: [], refusal: 'role-has-approved' })
  })

  test('nobody approves for two roles', () =>
    expect(open('me', [{ role: 'WorkOwner', userId: 'me' }])).toEqual({
      roles: [],
      refusal: 'approved-before',
    }))

  test('the requester never approves', () =>
    expect(open('requester', [])).toEqual({ roles: [], refusal: 'requester-approves' }))

  test('are awaited from those whom the project names, and of Safety Officers from anybody', () => {
    const awaited = (
      of: Partial<PermitParties>,
      ...approvals: { role: string; userId: string }[]
    ) =>
      awaitedApprovals({ ...permit, ...of, approvals }).map(({ role, userIds, isOpenToAll }) => [
        role,
        ...userIds,
        isOpenToAll,
      ])
    expect(awaited({})).toEqual([
      ['SafetyOfficer', 'officer', true],
      ['WorkOwner', 'owner', false],
      ['WorkspaceOwner', 'area', false],
    ])
    expect(awaited({}, { role: 'WorkOwner', userId: 'owner' })).toEqual([
      ['SafetyOfficer', 'officer', true],
      ['WorkspaceOwner', 'area', false],
    ])
    expect(awaited({ requestedByUserId: 'owner' })[1]).toEqual(['WorkOwner', false])
    expect(awaited({ project: unnamed.project })[1]).toEqual(['WorkOwner', true])
  })

  test('are complete with all three roles', () => {
    const roles = ['SafetyOfficer', 'WorkOwner', 'WorkspaceOwner']
    const given = roles.map((role) => ({ role, userId: role }))
    expect(isFullyApproved(given)).toBe(true)
    expect(isFullyApproved(given.slice(1))).toBe(false)
  })
})

describe('time', () => {
  const period = { workDate: '2026-11-21', endTime: '17:00' }
  test.each([
    ['2026-11-20', '23:59', false, false],
    ['2026-11-21', '00:00', false, true],
    ['2026-11-21', '16:59', false, true],
    ['2026-11-21', '17:00', true, false],
    ['2026-11-22', '00:00', true, false],
  ])('at %s %s past the end: %s, on the day: %s', (today, time, past, onTheDay) => {
    expect(isPastEnd(period, { today, time })).toBe(past)
    expect(isOnTheDay(period, { today, time })).toBe(onTheDay)
  })

  const clock = { today: '2026-11-21', time: '09:00' }
  const offered = (
    status: PermitStatus,
    userId: string,
    { workDate = '2026-11-21', approvals = [] as { role: string; userId: string }[] } = {},
  ) => {
    const roles: PermitRole[] = ['safetyOfficer', 'anyone']
    const permit = { workDate, endTime: '17:00', requestedByUserId: 'requester', approvals }
    return offeredCommands({ ...permit, status }, { userId, roles, clock })
  }

  test('a permit is activated on its work date only', () => {
    expect(offered('Approved', 'x', { workDate: '2026-11-21' })).toEqual(['activate', 'cancel'])
    expect(offered('Approved', 'x', { workDate: '2026-11-22' })).toEqual(['cancel'])
  })

  test('nobody is offered to approve past the end, but to have the day changed', () => {
    const workDate = '2026-11-20'
    expect(offered('Submitted', 'x', { workDate })).toEqual(['requestChange', 'reject', 'cancel'])
  })

  test('somebody who has approved, or whose role has, is not offered approve again', () => {
    const approvals = [{ role: 'SafetyOfficer', userId: 'x' }]
    expect(offered('Submitted', 'x')).toContain('approve')
    expect(offered('Submitted', 'x', { approvals })).not.toContain('approve')
    expect(offered('Submitted', 'y', { approvals })).not.toContain('approve')
  })
})
