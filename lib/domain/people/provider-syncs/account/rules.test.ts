import { describe, expect, test } from 'vitest'
import type { Role } from '@/lib/platform/access/policies'
import { roleChanges, desiredAccountOf } from './rules'

const now = new Date('2026-11-21T00:00:00Z')
const invitation = { id: 'i', expiresAt: new Date('2026-11-22T00:00:00Z') }
const user = { roles: ['Admin'] as Role[], removedAt: null, disabledAt: null, invitations: [] }

describe('what an account should be', () => {
  test.each([
    [{}, { roles: ['Admin'], isKeptOut: false, invitation: null }],
    [{ disabledAt: now }, { roles: ['Admin'], isKeptOut: true, invitation: null }],
    [{ removedAt: now }, { roles: [], isKeptOut: true, invitation: null }],
    [{ invitations: [invitation] }, { roles: ['Admin'], isKeptOut: false, invitation }],
    [
      { invitations: [{ ...invitation, expiresAt: now }] },
      { roles: ['Admin'], isKeptOut: false, invitation: null },
    ],
  ])('%j', (changes, wanted) =>
    expect(desiredAccountOf({ ...user, ...changes }, now)).toEqual(wanted),
  )
})

describe('which roles are given and taken', () => {
  const held = (own: Role[], all = own) => ({ own, all })
  test.each<[Role[], ReturnType<typeof held>, Role[], Role[], Role[]]>([
    [['Admin'], held([]), ['Admin'], [], []],
    [[], held(['Admin']), [], ['Admin'], []],
    [['Admin'], held(['Admin']), [], [], []],
    [['Admin'], held(['WorkOwner']), ['Admin'], ['WorkOwner'], []],
    // Through a group: need not be given, and cannot be taken.
    [['Admin'], held([], ['Admin']), [], [], []],
    [[], held([], ['Admin']), [], [], ['Admin']],
    [[], held(['Admin'], ['Admin', 'WorkOwner']), [], ['Admin'], ['WorkOwner']],
  ])('wanted %j, held %j', (wanted, has, give, take, inherited) =>
    expect(roleChanges(wanted, has)).toEqual({ give, take, inherited }),
  )
})
