import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '@/lib/platform/dates/durations'
import { switchOffAfter } from './rules'

const monday = new Date('2026-11-23T08:00:00Z')
const after = (days: number) => new Date(monday.getTime() + days * DAY)
const working = { failingSince: null, failedAt: null, switchOffAt: null }
const failing = { failingSince: monday, failedAt: after(1), switchOffAt: after(5) }

describe('an endpoint that fails is switched off', () => {
  test('five days after its first failure', () => {
    expect(switchOffAfter(working, { dueAt: monday, now: monday })).toEqual(after(5))
    expect(switchOffAfter(failing, { dueAt: after(2), now: after(2) })).toEqual(after(5))
  })

  test('however late the attempts are in a backlog', () =>
    expect(
      switchOffAfter(
        { ...failing, failedAt: after(3) },
        { dueAt: monday, now: new Date(after(3).getTime() + HOUR) },
      ),
    ).toEqual(after(5)))

  test('later by the days in which the product was off, once for all that waited', () => {
    const back = after(9)
    const switchOffAt = switchOffAfter(failing, { dueAt: after(2), now: back })
    expect(switchOffAt).toEqual(after(12))
    const told = { ...failing, failedAt: back, switchOffAt }
    expect(switchOffAfter(told, { dueAt: after(1.5), now: back })).toEqual(after(12))
  })

  test('also one that failed before an update of the product', () =>
    expect(
      switchOffAfter(
        { failingSince: monday, failedAt: null, switchOffAt: null },
        { dueAt: after(1), now: after(2) },
      ),
    ).toEqual(after(5)))
})
