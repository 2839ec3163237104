import { describe, expect, test } from 'vitest'
import { identityOf } from './claims'

const reading = { rolesClaims: ['realm_access.roles', 'roles'], trustsEmail: false }
const rolesIn = (claims: object, rolesClaims = reading.rolesClaims) =>
  identityOf({ sub: '1', ...claims }, { ...reading, rolesClaims }).roles
const emailIn = (claims: object, trustsEmail = false) =>
  identityOf({ sub: '1', ...claims }, { ...reading, trustsEmail }).email

describe('roles', () => {
  test('are read from where Keycloak or Entra ID puts them', () => {
    expect(rolesIn({ realm_access: { roles: ['Admin', 'offline_access'] } })).toEqual(['Admin'])
    expect(rolesIn({ roles: ['SafetyOfficer', 'WorkOwner'] })).toEqual([
      'SafetyOfficer',
      'WorkOwner',
    ])
  })
  test('are read from a configured path, in any spelling', () =>
    expect(rolesIn({ a: { b: ['safety-officer', 'Work Owner'] } }, ['a.b'])).toEqual([
      'SafetyOfficer',
      'WorkOwner',
    ]))
  test('that are unknown here are ignored, and no list is null, not an empty list', () => {
    expect(rolesIn({ roles: ['root'] })).toEqual([])
    expect(rolesIn({})).toBeNull()
    expect(rolesIn({ realm_access: 'Admin', roles: 'Admin' })).toBeNull()
  })
})

describe('an e-mail address', () => {
  test.each([
    [{ email: 'A@Example.com', email_verified: true }, false, 'a@example.com'],
    [{ email: 'a@example.com', email_verified: false }, true, null],
    [{ email: 'a@example.com' }, false, null],
    [{ email: 'a@example.com' }, true, 'a@example.com'],
    [{ email_verified: true }, true, null],
  ])('%j gives, with trustsEmail %s, the address %s', (claims, trusts, email) =>
    expect(emailIn(claims, trusts)).toBe(email),
  )
})
