import { expect, test } from 'vitest'
import { runShutdown } from '../process/shutdown'
import { startLanes } from './lanes'

test('a slow key holds up no other, a failure is tried again, and a stop ends all', async () => {
  const begun: string[] = []
  let isCut = false
  startLanes({
    name: 'test',
    every: 5,
    listKeys: async () => ['slow', 'failing', 'quick'],
    work: async (key, signal) => {
      begun.push(key)
      if (key === 'failing') throw new Error('out of order')
      if (key === 'slow')
        await new Promise((done) => signal.addEventListener('abort', () => done((isCut = true))))
    },
  })
  const timesOf = (key: string) => begun.filter((one) => one === key).length
  await expect.poll(() => Math.min(timesOf('quick'), timesOf('failing'))).toBeGreaterThan(3)
  expect(timesOf('slow')).toBe(1)
  expect(await runShutdown()).toEqual([])
  expect(isCut).toBe(true)
  const before = begun.length
  await new Promise((done) => setTimeout(done, 30))
  expect(begun).toHaveLength(before)
})
