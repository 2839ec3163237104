import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { allEnded } from './all-ended'

test('work that fails is told of once the rest has ended', async () => {
  let isEnded = false
  const slow = sleep(30).then(() => void (isEnded = true))
  await expect(allEnded([Promise.reject(new Error('out of order')), slow])).rejects.toThrow(
    'out of order',
  )
  expect(isEnded).toBe(true)
})
