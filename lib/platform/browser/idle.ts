/** In milliseconds: how long it may be put off. */
const LATEST = 2_000

/** Does it once the browser has nothing else to do: work that nobody waits for is not part of bringing a page to life. */
export function whenIdle(act: () => void): void {
  // Safari has no such moment of its own.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: LATEST })
  else setTimeout(act)
}
