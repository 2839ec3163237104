import { describe, expect, test } from 'vitest'
import { formatDeadline, formatSince, type DateStyle } from './format'

const bangkok: DateStyle = { locale: 'en', era: 'CE', timeZone: 'Asia/Bangkok' }

describe('formatDeadline', () => {
  test.each([
    ['2026-11-27T17:00:00.000Z', '27 Nov 2026'],
    ['2026-12-31T17:00:00.000Z', '31 Dec 2026'],
    ['2026-11-27T08:00:00.000Z', '27 Nov 2026, 15:00'],
  ])('%s is %s at a site in Bangkok', (instant, shown) => {
    expect(formatDeadline(bangkok, instant)).toBe(shown)
  })

  test('a day is that of the site, in its era', () => {
    const thai: DateStyle = { ...bangkok, locale: 'th', era: 'BE' }
    expect(formatDeadline(thai, '2026-11-27T17:00:00.000Z')).toBe('27 พ.ย. 2569')
  })
})

describe('formatSince', () => {
  test.each([
    ['2026-11-23T17:00:00.000Z', '24 Nov 2026'],
    ['2026-12-31T17:00:00.000Z', '1 Jan 2027'],
    ['2026-11-24T03:02:00.000Z', '24 Nov 2026, 10:02'],
  ])('%s is %s at a site in Bangkok', (instant, shown) => {
    expect(formatSince(bangkok, instant)).toBe(shown)
  })
})
