import { expect, test } from 'vitest'
import { linkFor, readingPageOf } from './record-pages'

const project = { type: 'project', key: 'p1', name: 'Pipes' } as const

test.each([
  ['WorkOwner', '/projects/p1', true],
  ['SafetyOfficer', '/projects/p1/timeline', false],
  ['Contractor', null, false],
] as const)('of a project %s opens %s', (role, page, hasItsPage) => {
  expect(readingPageOf({ roles: [role] }, project)).toBe(page)
  expect(linkFor({ roles: [role] }, project) !== undefined).toBe(hasItsPage)
})
