import { expect, it, vi } from 'vitest'
import { announceShutdown, onShutdown, runShutdown, untilShutdown } from './shutdown'
import { forget } from '@/lib/testing/runs/new-process'

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

it('takes what is due until there is nothing more, or the process is to stop', async () => {
  const takeFrom = (due: number[]) => untilShutdown(async () => due.shift() ?? null)
  const taken: number[] = []
  for await (const each of takeFrom([1, 2])) taken.push(each)
  for await (const each of takeFrom([3, 4])) {
    taken.push(each)
    announceShutdown()
  }
  forget('shutdown-state')
  expect(taken).toEqual([1, 2, 3])
})
