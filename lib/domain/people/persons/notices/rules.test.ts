import { expect, test } from 'vitest'
import { endingStep } from './rules'

test.each([
  [31, null],
  [30, 30],
  [8, 30],
  [7, 7],
  [2, 7],
  [1, 1],
  [0, 1],
  [-1, null],
])('with %i days left the step is %s', (daysLeft, step) => expect(endingStep(daysLeft)).toBe(step))
