import { expect, test } from 'vitest'
import { fixPlaces } from './fix-places'

test('an Admin is led to every screen that closes a gap', () => {
  expect(fixPlaces({ roles: ['Admin'] })).toEqual({
    'no-contractor': '/employers',
    'no-workspace-area': '/settings?tab=areas',
    'no-Purchasing': '/users?role=Purchasing',
    'no-WorkOwner': '/users?role=WorkOwner',
    'no-SafetyOfficer': '/users?role=SafetyOfficer',
    'no-WorkspaceOwner': '/users?role=WorkspaceOwner',
    'no-Contractor': '/users?role=Contractor',
  })
})

test('Purchasing is led to companies and Contractor users only', () => {
  expect(fixPlaces({ roles: ['Purchasing'] })).toEqual({
    'no-contractor': '/employers',
    'no-Contractor': '/users?role=Contractor',
  })
})

test('a Work Owner, who is offered none of these screens, is led nowhere', () => {
  expect(fixPlaces({ roles: ['WorkOwner'] })).toEqual({})
})
