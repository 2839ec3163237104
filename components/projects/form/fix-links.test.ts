import { expect, test } from 'vitest'
import { fixLinks } from './fix-links'

test('an Admin gets a link for every gap', () => {
  expect(fixLinks({ roles: ['Admin'] })).toEqual({
    'no-contractor': '/employers',
    'no-workspace-area': '/settings?tab=areas',
    'no-Purchasing': '/users?role=Purchasing',
    'no-WorkOwner': '/users?role=WorkOwner',
    'no-SafetyOfficer': '/users?role=SafetyOfficer',
    'no-WorkspaceOwner': '/users?role=WorkspaceOwner',
    'no-Contractor': '/users?role=Contractor',
  })
})

test('Purchasing gets links to companies and Contractor users only', () => {
  expect(fixLinks({ roles: ['Purchasing'] })).toEqual({
    'no-contractor': '/employers',
    'no-Contractor': '/users?role=Contractor',
  })
})

test('a Work Owner, who is offered none of these screens, gets no link', () => {
  expect(fixLinks({ roles: ['WorkOwner'] })).toEqual({})
})
