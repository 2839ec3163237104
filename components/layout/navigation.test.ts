import { expect, it } from 'vitest'
import { screens, type ScreenPath } from '@/lib/platform/access/screens'
import { groupsOf, navigation } from './navigation'

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
