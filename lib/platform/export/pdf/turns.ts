/** A document keeps one core busy: more of them at once would all take longer, and everybody else with them. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Waits until fewer than `AT_ONCE` are being drawn; the answer gives the turn back. Who gives up waiting has none. */
export async function takeTurn(signal: AbortSignal): Promise<() => void> {
  if (running >= AT_ONCE) {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      signal.addEventListener('abort', () => {
        const place = waiting.indexOf(resolve)
        if (place < 0) return
        waiting.splice(place, 1)
        running += 1 // given back at once by the one who gave up
        resolve()
      })
    })
  } else running += 1
  return () => {
    running -= 1
    const next = waiting.shift()
    if (next) {
      running += 1
      next()
    }
  }
}
