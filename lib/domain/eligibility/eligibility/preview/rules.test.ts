import { expect, test } from 'vitest'
import { rules } from '@/lib/testing/records/verdict-cases'
import { placesOf } from './rules'

const entering = (workspaceAreaIds: string[]) =>
  rules({ purpose: 'Enter', workspaceAreaIds }).requirements[0]!

test('of areas where the same requirements count one is judged, and what is nowhere', () => {
  const areas = Array.from({ length: 200 }, (_, index) => `area-${index}`)
  const change = { before: null, after: entering(areas) }
  expect(placesOf(change, [])).toHaveLength(2)
  expect(placesOf(change, [entering(['area-7'])])).toHaveLength(3)
  expect(placesOf({ ...change, before: entering(['area-7', 'gone']) }, [])).toHaveLength(4)
})
