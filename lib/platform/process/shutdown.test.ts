import { expect, it, vi } from 'vitest'
import { onShutdown, runShutdown } from './shutdown'

it('does all registered work and returns the errors of what failed', async () => {
  const failure = new Error('no')
  const closing = vi.fn<() => Promise<void>>().mockResolvedValue()
  onShutdown(() => Promise.reject(failure))
  onShutdown(closing)
  expect(await runShutdown()).toEqual([failure])
  expect(closing).toHaveBeenCalledOnce()
})

it('does the latest first, one after the other', async () => {
  const done: string[] = []
  onShutdown(async () => done.push('database'))
  onShutdown(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('jobs')
  })
  await runShutdown()
  expect(done).toEqual(['jobs', 'database'])
})
