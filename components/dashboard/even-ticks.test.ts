import { expect, test } from 'vitest'
import { evenTicks } from './even-ticks'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 5, 10, 15, 20, 25]],
  [100, [0, 20, 40, 60, 80, 100]],
  [101, [0, 50, 100, 150]],
])('an axis up to %i has even ticks', (highest, ticks) => expect(evenTicks(highest)).toEqual(ticks))
