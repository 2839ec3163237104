import { vi } from 'vitest'

/** Stops the clock of `Date`, but no timer, while the work lasts, so that nothing expires on a slow machine. */
export async function atOneMoment<T>(work: () => Promise<T>): Promise<T> {
  if (vi.isFakeTimers()) return work()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
