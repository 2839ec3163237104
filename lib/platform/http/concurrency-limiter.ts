import { Problem } from '../contract/problem'
import type { ProblemCode } from '../contract/problems'

export type Limits = {
  /** How many run at once, whoever asks. */
  running: number
  runningEach: number
  waiting: number
  waitingEach: number
  /** What is said to whom finds no place, and when to come again, in seconds. */
  refusal: ProblemCode
  retryAfter: number
}

/** A place in the row. Leaving it gives back the turn, or the place of one who still waits; twice is once. */
export type Place = { turn: Promise<void>; leave: () => void }

type Waiter = { who: string; begin: () => void }

/** Places at costly work, for so many at once and so many of each person; the others wait, or are refused. */
export class ConcurrencyLimiter {
  private readonly running = new Map<string, number>()
  private readonly waiting: Waiter[] = []
  private all = 0

  constructor(private readonly limits: Limits) {}

  /** Throws the refusal. What was entered must be left, whatever became of it. */
  enter(who: string): Place {
    const { turn, begin } = pending()
    const waiter = { who, begin }
    if (this.isFreeFor(who)) this.start(waiter)
    else this.wait(waiter)
    let hasLeft = false
    const leave = () => {
      if (!hasLeft) this.release(waiter)
      hasLeft = true
    }
    return { turn, leave }
  }

  private isFreeFor(who: string): boolean {
    const { running, runningEach } = this.limits
    return this.all < running && (this.running.get(who) ?? 0) < runningEach
  }

  private start({ who, begin }: Waiter): void {
    this.all += 1
    this.running.set(who, (this.running.get(who) ?? 0) + 1)
    begin()
  }

  private wait(waiter: Waiter): void {
    const { waiting, waitingEach, refusal, retryAfter } = this.limits
    const own = this.waiting.filter(({ who }) => who === waiter.who).length
    if (this.waiting.length >= waiting || own >= waitingEach)
      throw new Problem(refusal, { retryAfter, values: { seconds: retryAfter } })
    this.waiting.push(waiter)
  }

  /** Who gives up waiting has had no turn, and hands none on. */
  private release(waiter: Waiter): void {
    const place = this.waiting.indexOf(waiter)
    if (place >= 0) {
      this.waiting.splice(place, 1)
      return
    }
    this.all -= 1
    const others = (this.running.get(waiter.who) ?? 0) - 1
    if (others > 0) this.running.set(waiter.who, others)
    else this.running.delete(waiter.who)
    this.startNext()
  }

  private startNext(): void {
    const place = this.waiting.findIndex(({ who }) => this.isFreeFor(who))
    if (place < 0) return
    const [next] = this.waiting.splice(place, 1)
    this.start(next!)
  }
}

function pending(): { turn: Promise<void>; begin: () => void } {
  let begin = () => {}
  const turn = new Promise<void>((resolve) => {
    begin = resolve
  })
  return { turn, begin }
}
