import { expect, test } from 'vitest'
import { HOUR } from '@/lib/platform/dates/durations'
import { endingStep } from './rules'

const now = new Date('2026-11-23T10:00:00Z')

test.each([
  [14 * 24 + 1, null],
  [14 * 24, 14],
  [25, 14],
  [24, 1],
  [1, 1],
  [0, null],
  [-1, null],
])('with %i hours left the step is %s', (hours, step) =>
  expect(endingStep(new Date(now.getTime() + hours * HOUR), now)).toBe(step),
)
