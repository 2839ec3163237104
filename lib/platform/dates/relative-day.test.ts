import { describe, expect, it } from 'vitest'
import { dayFromToday, daysFromToday, relativeDay } from './relative-day'

describe('a day counted from today', () => {
  it.each([
    ['@today', '2026-11-23'],
    ['@today+7', '2026-11-30'],
    ['@today 7', '2026-11-30'],
    ['@today-30', '2026-10-24'],
    ['@today+0', '2026-11-23'],
    ['2026-01-01', '2026-01-01'],
    ['@today+1000', '@today+1000'],
    ['@today+', '@today+'],
    ['today', 'today'],
    ['', ''],
  ])('%s is %s on 23 November 2026', (text, day) =>
    expect(dayFromToday(text, '2026-11-23')).toBe(day),
  )

  it.each([0, 1, -1, 30, -365])('is written and read alike: %i', (days) =>
    expect(daysFromToday(relativeDay(days))).toBe(days),
  )
})
