import { expect, it, vi } from 'vitest'
import { processWide } from './process-wide'

it('gives every copy of the module the value that the first call made', async () => {
  const make = vi.fn<() => object>(() => ({}))
  const first = processWide('test', make)
  vi.resetModules()
  const copy = await import('./process-wide')
  expect(copy.processWide).not.toBe(processWide)
  expect(copy.processWide('test', make)).toBe(first)
  expect(make).toHaveBeenCalledOnce()
})
