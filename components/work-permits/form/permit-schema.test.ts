import { expect, test } from 'vitest'
import { permitSchema } from './permit-schema'

test('reports an end before the start at the end time', () => {
  const checked = permitSchema.safeParse({ startTime: '10:00', endTime: '09:00' })
  expect(checked.error?.issues.map(({ path }) => path)).toEqual([['endTime']])
  expect(permitSchema.safeParse({ startTime: '10:00', endTime: '' }).success).toBe(true)
})
