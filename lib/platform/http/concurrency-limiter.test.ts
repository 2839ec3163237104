import { describe, expect, test } from 'vitest'
import { Problem } from '../contract/problem'
import { ConcurrencyLimiter, type Place } from './concurrency-limiter'

const limits = {
  running: 2,
  runningEach: 2,
  waiting: 20,
  waitingEach: 2,
  refusal: 'too-many-files',
  retryAfter: 5,
} as const

/** Enters and notes whose turn has come, in its order. */
function row(turns = new ConcurrencyLimiter(limits)) {
  const begun: string[] = []
  const enter = (who: string, name = who): Place => {
    const place = turns.enter(who)
    void place.turn.then(() => begun.push(name))
    return place
  }
  return { enter, begun, settled: () => new Promise((resolve) => setImmediate(resolve)) }
}

const refusal = (enter: () => unknown) => {
  try {
    enter()
  } catch (error) {
    if (error instanceof Problem) return [error.status, error.code, error.extras.retryAfter]
  }
  return null
}

describe('turns', () => {
  test('are for two at once; the next begins when one is done, in the order of coming', async () => {
    const { enter, begun, settled } = row()
    const [first] = ['a', 'b', 'c', 'd'].map((who) => enter(who))
    await settled()
    expect(begun).toEqual(['a', 'b'])
    first!.leave()
    first!.leave()
    await settled()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  test('are neither taken nor handed on by a waiter that hangs up', async () => {
    const { enter, begun, settled } = row()
    const places = Array.from({ length: 22 }, (_, n) => enter(`user ${n}`))
    for (const place of places.slice(2, 12)) place.leave()
    await settled()
    expect(begun).toHaveLength(2)
    places[0]!.leave()
    await settled()
    expect(begun).toEqual(['user 0', 'user 1', 'user 12'])
    for (const place of places) place.leave()
    expect(() => enter('another')).not.toThrow()
  })

  test('of one user wait two at most, others still find a place', () => {
    const { enter } = row()
    for (let n = 0; n < 4; n++) enter('a')
    expect(refusal(() => enter('a'))).toEqual([429, 'too-many-files', 5])
    expect(refusal(() => enter('b'))).toBeNull()
  })

  test('wait twenty at most', () => {
    const { enter } = row()
    for (let n = 0; n < 22; n++) enter(`user ${n}`)
    expect(refusal(() => enter('one more'))).toEqual([429, 'too-many-files', 5])
  })

  test('go to the next of others, where one user has as many as a user may', async () => {
    const { enter, begun, settled } = row(new ConcurrencyLimiter({ ...limits, runningEach: 1 }))
    enter('a', 'a1')
    enter('a', 'a2')
    enter('b', 'b1')
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
  })
})
