import { expect, it } from 'vitest'
import { screens, type ScreenPath } from '@/lib/platform/access/screens'
import { groupsOf, navigation } from './navigation'

it('offers only what it is given, in groups and in their order', () => {
  const groups = groupsOf(['/', '/settings', '/persons'])
  expect(groups.map(({ group, items }) => [group, items.map(({ href }) => href)])).toEqual([
    [undefined, ['/']],
    ['people', ['/persons']],
    ['administration', ['/settings']],
  ])
})

it('leads to every screen but those reached from elsewhere', () => {
  const missing = (Object.keys(screens) as ScreenPath[]).filter(
    (path) => !navigation.some(({ href }) => href === path),
  )
  expect(missing).toEqual(['/training/sessions', '/account'])
})
