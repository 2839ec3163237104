/** Rejects when `signal` is aborted, with its reason or that of `reason`; to be raced with what is waited for. */
export function aborted(
  signal: AbortSignal,
  reason = () => signal.reason as Error,
): Promise<never> {
  const rejected = new Promise<never>((_, reject) => {
    const refuse = () => reject(reason())
    if (signal.aborted) refuse()
    else signal.addEventListener('abort', refuse, { once: true })
  })
  rejected.catch(() => undefined) // nobody awaits it once the race is won
  return rejected
}
