import { expect, it, vi } from 'vitest'
import { processWide, readOnce } from './process-wide'

it('gives every copy of the module the value that the first call made', async () => {
  const make = vi.fn<() => object>(() => ({}))
  const first = processWide('test', make)
  vi.resetModules()
  const copy = await import('./process-wide')
  expect(copy.processWide).not.toBe(processWide)
  expect(copy.processWide('test', make)).toBe(first)
  expect(make).toHaveBeenCalledOnce()
})

it('keeps what was read, and reads again what could not be read', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'))
  read.mockResolvedValue('read')
  await expect(readOnce('test of reading', read)).rejects.toThrow('away')
  await expect(readOnce('test of reading', read)).resolves.toBe('read')
  await expect(readOnce('test of reading', read)).resolves.toBe('read')
  expect(read).toHaveBeenCalledTimes(2)
})
