import { expect, test } from 'vitest'
import type { Day } from '@/lib/platform/dates/day'
import { daysOf, isSet, rangeChange, removalOf, type DayRangeChoice, type Filter } from './filter'

const status: Filter = { name: 'status', label: 'Status', options: [], clears: ['stage'] }
const today = '2026-11-23' as Day
const days: DayRangeChoice = {
  name: 'fromDate',
  toName: 'toDate',
  label: 'Days',
  fromLabel: 'From',
  toLabel: 'To',
  defaultDay: today,
  cleared: 'any',
}
const address = (text: string) => new URLSearchParams(text)

test('a filter is set by the address alone, a range by either of its ends', () => {
  expect(isSet(status, address('status=Open'))).toBe(true)
  expect(isSet(status, address('status=&keyword=Open'))).toBe(false)
  expect(isSet(days, address('toDate=2026-12-01'))).toBe(true)
  expect(isSet(days, address(''))).toBe(false)
})

test('the first day that stands by itself gives way to a day of the address and to clearing', () => {
  expect(daysOf(days, address(''))).toEqual([today, null])
  expect(daysOf(days, address('fromDate=2026-01-01'))).toEqual(['2026-01-01', null])
  expect(daysOf(days, address('fromDate=any&toDate=2026-12-01'))).toEqual([null, '2026-12-01'])
})

test('taking a filter away leads to the first page and takes along what depends on it', () => {
  const change = removalOf(status)
  expect(Object.keys(change).toSorted()).toEqual(['page', 'stage', 'status'])
  expect(Object.values(change)).toEqual([undefined, undefined, undefined])
  expect(Object.keys(removalOf(days)).toSorted()).toEqual(['fromDate', 'page', 'toDate'])
})

test('an end of a range that stays keeps its text, the other one becomes a day', () => {
  const from = '2026-11-23' as Day
  const changed = (text: string, next: [Day | null, Day | null]) =>
    rangeChange(days, address(text), [from, '2026-11-30'], next)
  const relative = 'fromDate=%40today&toDate=%40today%2B7'
  expect(changed(relative, [from, '2026-12-31'])).toMatchObject({
    fromDate: '@today',
    toDate: '2026-12-31',
  })
  expect(changed(relative, [null, '2026-11-30'])).toMatchObject({
    fromDate: 'any',
    toDate: '@today+7',
  })
})
