/** What the clients of a drill have seen. */
export class Seen {
  readonly acknowledged: string[] = []
  repeats = 0
  refused = 0
  signedOut = 0
  longestGapMs = 0
  #last = performance.now()

  acknowledge(name: string): void {
    this.acknowledged.push(name)
    const now = performance.now()
    this.longestGapMs = Math.max(this.longestGapMs, now - this.#last)
    this.#last = now
  }
}
