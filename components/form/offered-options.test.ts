import { expect, test } from 'vitest'
import { offeredOptions } from './offered-options'

const rows = [
  { id: 'yard', isActive: true },
  { id: 'shed', isActive: false },
  { id: 'dock', isActive: false },
]
const labels = (chosen: string[], read: typeof rows | undefined = rows) =>
  offeredOptions(read, chosen, ({ id }) => id).map(({ label }) => label)

test('offers what is in use', () => expect(labels([])).toEqual(['yard']))

test('names what was chosen before and is out of use', () =>
  expect(labels(['yard', 'dock'])).toEqual(['yard', 'dock']))

test('what was chosen before and removed since stays on the list', () =>
  expect(labels(['gone'])).toEqual(['yard', '–']))

test('what was chosen waits for its name', () =>
  expect(offeredOptions(undefined, ['dock'], () => '')).toEqual([{ value: 'dock', label: '…' }]))
