import { describe, expect, test } from 'vitest'
import type { Role } from '@/lib/platform/access/policies'
import { accountNameOf, desiredAccountOf, personNamesOf, roleChanges } from './rules'

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
  ])('%j', (changes, desired) =>
    expect(desiredAccountOf({ ...user, ...changes }, now)).toEqual(desired),
  )
})

describe('which roles are given and taken', () => {
  const rolesThere = (own: Role[], all = own) => ({ own, all })
  test.each<[Role[], ReturnType<typeof rolesThere>, Role[], Role[], Role[]]>([
    [['Admin'], rolesThere([]), ['Admin'], [], []],
    [[], rolesThere(['Admin']), [], ['Admin'], []],
    [['Admin'], rolesThere(['Admin']), [], [], []],
    [['Admin'], rolesThere(['WorkOwner']), ['Admin'], ['WorkOwner'], []],
    // Inherited from a group: need not be given, and cannot be taken.
    [['Admin'], rolesThere([], ['Admin']), [], [], []],
    [[], rolesThere([], ['Admin']), [], [], ['Admin']],
    [[], rolesThere(['Admin'], ['Admin', 'WorkOwner']), [], ['Admin'], ['WorkOwner']],
  ])('wanted %j, has %j', (desired, has, give, take, inherited) =>
    expect(roleChanges(desired, has)).toEqual({ give, take, inherited }),
  )
})

describe('names that Keycloak accepts', () => {
  const thai = { firstNameTh: 'ปิ่น', lastNameTh: 'ใจดี', firstNameEn: null, lastNameEn: null }
  test.each([
    [thai, { firstName: 'ปิ่น', lastName: 'ใจดี' }],
    [
      { ...thai, firstNameTh: 'สมชาย (ชาย)', lastNameTh: 'ณ อยุธยา / ใจดี' },
      { firstName: 'สมชาย ชาย', lastName: 'ณ อยุธยา ใจดี' },
    ],
    [
      { ...thai, firstNameEn: 'Pin', lastNameEn: "O'Brien-Smith Jr." },
      { firstName: 'Pin', lastName: "O'Brien-Smith Jr." },
    ],
    [
      { ...thai, firstNameEn: 'Pin' },
      { firstName: 'ปิ่น', lastName: 'ใจดี' },
    ],
  ])('of %j are %j', (person, names) => expect(personNamesOf(person)).toEqual(names))

  test('of an account have no apostrophe', () =>
    expect(accountNameOf("pin.o'brien+site@example.com")).toBe('pin.o-brien+site@example.com'))
})
