import { Problem } from '../contract/problem'
import type { ProblemCode } from '../contract/problems'

export type Limits = {
  /** How many run at once, in all. */
  running: number
  runningPerUser: number
  /** How many wait, in all. */
  waiting: number
  waitingPerUser: number
  /** The problem that is thrown when the queue is full. */
  refusal: ProblemCode
  /** In seconds. */
  retryAfter: number
}

/** `ready` resolves when the work may start. `release` ends the work or the waiting; calling it again does nothing. */
export type Slot = {
  /** Others were running when it was asked for. */
  hasToWait: boolean
  ready: Promise<void>
  release: () => void
}

type Entry = { userId: string; begin: () => void }

/**
 * Limits how much costly work runs at once, in all and for each user. Others wait in order, or are refused. The counts
 * are of one process. Source: docs/decisions/0123-limits-on-files-and-requests.md.
 */
export class ConcurrencyLimiter {
  private readonly running = new Map<string, number>()
  private readonly waiting: Entry[] = []
  private all = 0

  constructor(private readonly limits: Limits) {}

  /** Throws `refusal`. The slot must be released, whether or not the work succeeded. */
  acquire(userId: string): Slot {
    if (!this.isFreeFor(userId)) this.refuseWhereFull(userId)
    return this.acquireNext(userId)
  }

  /** For the next part of work that has begun: it waits where new work would be refused. */
  acquireNext(userId: string): Slot {
    const { ready, begin } = pending()
    const entry = { userId, begin }
    const hasToWait = !this.isFreeFor(userId)
    if (hasToWait) this.waiting.push(entry)
    else this.start(entry)
    let isReleased = false
    const release = () => {
      if (!isReleased) this.remove(entry)
      isReleased = true
    }
    return { hasToWait, ready, release }
  }

  private isFreeFor(userId: string): boolean {
    const { running, runningPerUser } = this.limits
    return this.all < running && (this.running.get(userId) ?? 0) < runningPerUser
  }

  private start({ userId, begin }: Entry): void {
    this.all += 1
    this.running.set(userId, (this.running.get(userId) ?? 0) + 1)
    begin()
  }

  private refuseWhereFull(userId: string): void {
    const { waiting, waitingPerUser, refusal, retryAfter } = this.limits
    const own = this.waiting.filter((entry) => entry.userId === userId).length
    if (this.waiting.length >= waiting || own >= waitingPerUser)
      throw new Problem(refusal, { retryAfter, values: { seconds: retryAfter } })
  }

  /** A waiting entry leaves the queue only; a running one makes room for the next. */
  private remove(entry: Entry): void {
    const index = this.waiting.indexOf(entry)
    if (index >= 0) {
      this.waiting.splice(index, 1)
      return
    }
    this.all -= 1
    const others = (this.running.get(entry.userId) ?? 0) - 1
    if (others > 0) this.running.set(entry.userId, others)
    else this.running.delete(entry.userId)
    this.startNext()
  }

  private startNext(): void {
    const index = this.waiting.findIndex(({ userId }) => this.isFreeFor(userId))
    if (index < 0) return
    const [next] = this.waiting.splice(index, 1)
    this.start(next!)
  }
}

function pending(): { ready: Promise<void>; begin: () => void } {
  let begin = () => {}
  const ready = new Promise<void>((resolve) => {
    begin = resolve
  })
  return { ready, begin }
}
