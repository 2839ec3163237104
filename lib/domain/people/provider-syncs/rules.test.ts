import { describe, expect, test } from 'vitest'
import type { Role } from '@/lib/platform/access/policies'
import { differenceOf } from './rules'

const invitation = { id: 'i', expiresAt: new Date('2026-11-22T00:00:00Z') }

describe('names the difference', () => {
  const open = { roles: ['Admin'] as Role[], isKeptOut: false, invitation: null }
  const there = { isEnabled: true, roles: ['Admin'] as Role[] }
  const none = { missing: [], extra: [] }
  test.each([
    [open, there, true, null],
    [open, { ...there, roles: [] }, true, { ...none, missing: ['Admin'], standing: null }],
    [
      open,
      { ...there, roles: ['Admin', 'WorkOwner'] as Role[] },
      true,
      { ...none, extra: ['WorkOwner'], standing: null },
    ],
    [open, { ...there, isEnabled: false }, true, { ...none, standing: 'shut-there' }],
    [{ ...open, isKeptOut: true }, there, true, { ...none, standing: 'open-there' }],
    [{ ...open, isKeptOut: true }, { ...there, isEnabled: false }, true, null],
    [open, null, true, { ...none, standing: 'no-account' }],
    [{ ...open, invitation }, null, false, { ...none, standing: 'no-account' }],
    [open, null, false, null],
    [{ ...open, isKeptOut: true }, null, true, null],
  ])('between %j and %j, bound %s: %j', (desired, account, isBound, difference) =>
    expect(differenceOf(desired, account, isBound)).toEqual(difference),
  )
})
