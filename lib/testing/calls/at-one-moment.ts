import { vi } from 'vitest'

/** Stops the clock while the work lasts, so that nothing ends meanwhile, however slow the machine is. */
export async function atOneMoment<T>(work: () => Promise<T>): Promise<T> {
  if (vi.isFakeTimers()) return work()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
