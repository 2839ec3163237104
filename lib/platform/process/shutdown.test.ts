import { expect, it, vi } from 'vitest'
import { log } from '../log/log'
import { onShutdown, runShutdown } from './shutdown'

it('does everything that was asked for, also after one of it has failed', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const failure = new Error('no')
  const closing = vi.fn<() => Promise<void>>().mockResolvedValue()
  onShutdown(() => Promise.reject(failure))
  onShutdown(closing)
  await runShutdown()
  expect(closing).toHaveBeenCalledOnce()
  expect(logged.mock.calls[0]![0]).toMatchObject({ error: expect.stringContaining('no') })
})
