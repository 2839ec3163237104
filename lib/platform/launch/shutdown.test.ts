import { expect, it, vi } from 'vitest'
import { onShutdown, runShutdown } from './shutdown'

it('does everything that was asked for, also after one of it has failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('no')
  const closing = vi.fn<() => Promise<void>>().mockResolvedValue()
  onShutdown(() => Promise.reject(failure))
  onShutdown(closing)
  await runShutdown()
  expect(closing).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledWith(failure)
})
