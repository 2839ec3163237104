import { describe, expect, test } from 'vitest'
import { Problem } from '../contract/problem'
import { ConcurrencyLimiter, type Slot } from './concurrency-limiter'

const limits = {
  running: 2,
  runningPerUser: 2,
  waiting: 20,
  waitingPerUser: 2,
  refusal: 'too-many-files',
  retryAfter: 5,
} as const

/** Acquires slots and notes which work has begun, in order. */
function queue(limiter = new ConcurrencyLimiter(limits)) {
  const begun: string[] = []
  const acquire = (userId: string, name = userId): Slot => {
    const slot = limiter.acquire(userId)
    void slot.ready.then(() => begun.push(name))
    return slot
  }
  return { acquire, begun, nextTick: () => new Promise((resolve) => setImmediate(resolve)) }
}

const refusal = (acquire: () => unknown) => {
  try {
    acquire()
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.code, error.extras.retryAfter]
  }
  return null
}

describe('work', () => {
  test('runs two at once; the next begins when one is done, in the order of asking', async () => {
    const { acquire, begun, nextTick } = queue()
    const [first] = ['a', 'b', 'c', 'd'].map((userId) => acquire(userId))
    await nextTick()
    expect(begun).toEqual(['a', 'b'])
    first!.release()
    first!.release()
    await nextTick()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  test('whose caller hangs up while waiting takes no slot and frees none', async () => {
    const { acquire, begun, nextTick } = queue()
    const slots = Array.from({ length: 22 }, (_, n) => acquire(`user ${n}`))
    for (const slot of slots.slice(2, 12)) slot.release()
    await nextTick()
    expect(begun).toHaveLength(2)
    slots[0]!.release()
    await nextTick()
    expect(begun).toEqual(['user 0', 'user 1', 'user 12'])
    for (const slot of slots) slot.release()
    expect(() => acquire('another')).not.toThrow()
  })

  test('that has begun waits for its next part where new work is refused', async () => {
    const limiter = new ConcurrencyLimiter(limits)
    const { acquire, begun, nextTick } = queue(limiter)
    const slots = Array.from({ length: 22 }, (_, n) => acquire(`user ${n}`))
    expect(refusal(() => acquire('another'))).toEqual([429, 'too-many-files', 5])
    void limiter.acquireNext('another').ready.then(() => begun.push('next part'))
    for (const slot of slots) slot.release()
    await nextTick()
    expect(begun).toContain('next part')
  })

  test('of one user waits twice at most, while others can still wait', () => {
    const { acquire } = queue()
    for (let n = 0; n < 4; n++) acquire('a')
    expect(refusal(() => acquire('a'))).toEqual([429, 'too-many-files', 5])
    expect(refusal(() => acquire('b'))).toBeNull()
  })

  test('waits twenty times at most', () => {
    const { acquire } = queue()
    for (let n = 0; n < 22; n++) acquire(`user ${n}`)
    expect(refusal(() => acquire('one more'))).toEqual([429, 'too-many-files', 5])
  })

  test('of another user goes first where one user has reached the limit of a user', async () => {
    const { acquire, begun, nextTick } = queue(
      new ConcurrencyLimiter({ ...limits, runningPerUser: 1 }),
    )
    acquire('a', 'a1')
    acquire('a', 'a2')
    acquire('b', 'b1')
    await nextTick()
    expect(begun).toEqual(['a1', 'b1'])
  })
})
