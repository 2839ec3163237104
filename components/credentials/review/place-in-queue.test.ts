import { expect, test } from 'vitest'
import { placeOf } from './place-in-queue'

const queue = (...ids: string[]) => ids.map((id) => ({ id }))

test.each([
  ['nothing has changed', { id: 'c', index: 2 }, queue('a', 'b', 'c', 'd'), 2],
  ['somebody else has decided on one before it', { id: 'c', index: 2 }, queue('b', 'c', 'd'), 1],
  ['another one has come before it', { id: 'c', index: 2 }, queue('new', 'a', 'b', 'c'), 3],
  ['it has left, and the next one takes its place', { id: 'c', index: 2 }, queue('a', 'b', 'd'), 2],
  ['it was the last', { id: 'c', index: 2 }, queue('a', 'b'), 1],
  ['nothing waits', { id: 'c', index: 2 }, [], 0],
  ['nothing was shown yet', { id: null, index: 0 }, queue('a', 'b'), 0],
])('%s', (_, shown, rows, place) => expect(placeOf(shown, rows)).toBe(place))
