import { expect, test } from 'vitest'
import { stepOf } from './rules'

test.each([
  [61, null],
  [60, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [1, 7],
  [0, 0],
  [-1, null],
])('with %i days left the step is %j', (days, step) => expect(stepOf(days)).toBe(step))
