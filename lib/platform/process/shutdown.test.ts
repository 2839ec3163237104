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
