import { expect, it } from 'vitest'
import { roles } from '@/lib/platform/access/policies'
import { offeredTo, screens, type ScreenPath } from '@/lib/platform/access/screens'
import { currentOf, groupsOf, navigation } from './navigation'

it('lists only the offered screens, by group and in order', () => {
  const groups = groupsOf(['/', '/settings', '/persons'])
  expect(groups.map(({ group, items }) => [group, items.map(({ href }) => href)])).toEqual([
    [undefined, ['/']],
    ['people', ['/persons']],
    ['administration', ['/settings']],
  ])
})

it('has every screen except those that only other screens link to', () => {
  const missing = (Object.keys(screens) as ScreenPath[]).filter(
    (path) => !navigation.some(({ href }) => href === path),
  )
  expect(missing).toEqual([
    '/projects/[id]/timeline',
    '/musters',
    '/training/sessions',
    '/notices',
    '/account',
  ])
})

it('marks the closest item of a page, and for the sessions of a training one of every role', () => {
  const admin = offeredTo(['Admin'])
  expect(currentOf('/settings/mail', admin)).toBe('/settings/mail')
  expect(currentOf('/persons/P-000012', admin)).toBe('/persons')
  expect(currentOf('/training/sessions/15', offeredTo(['SafetyOfficer']))).toBe(
    '/training/calendar',
  )
  expect(currentOf('/training/sessions/15', offeredTo(['Contractor']))).toBe('/training/info')
  for (const role of roles)
    expect(currentOf('/training/sessions/15', offeredTo([role])), role).toBeDefined()
})
