import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onShutdown, runShutdown } from '../process/shutdown'
import { keepTrying } from './keep-trying'

const options = { failure: 'it could not be done', firstPause: 5 }

test('what fails is tried again until it succeeds, and then no more', async () => {
  let attempts = 0
  await keepTrying(options, async () => {
    attempts += 1
    if (attempts < 4) throw new Error('out of order')
  })
  expect(attempts).toBe(1)
  await expect.poll(() => attempts).toBe(4)
  await sleep(50)
  expect(attempts).toBe(4)
})

test('a stop ends the attempts, also what the last of them has begun', async () => {
  let attempts = 0
  let isStopped = false
  await keepTrying(options, async () => {
    attempts += 1
    if (attempts < 3) throw new Error('out of order')
    await sleep(50)
    onShutdown(async () => (isStopped = true))
  })
  await expect.poll(() => attempts).toBe(3)
  expect(await runShutdown()).toEqual([])
  expect(isStopped).toBe(true)

  await keepTrying(options, async () => {
    attempts += 1
    throw new Error('out of order')
  })
  expect(await runShutdown()).toEqual([])
  const before = attempts
  await sleep(50)
  expect(attempts).toBe(before)
})
