/** Waits for all work, also where some of it has failed, and throws the first failure then. */
export async function allEnded(work: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(work)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
