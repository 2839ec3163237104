import { expect, test } from 'vitest'
import { resolvedDays } from './resolved-days'

const today = '2026-11-23'

test('days from today become days, in the browser and on the server alike', () => {
  const address = 'fromDate=%40today&toDate=%40today%2B7&status=Draft'
  const wanted = { fromDate: today, toDate: '2026-11-30', status: 'Draft' }
  const inBrowser = resolvedDays(new URLSearchParams(address), today)
  expect(Object.fromEntries(inBrowser)).toEqual(wanted)
  expect(
    resolvedDays({ fromDate: '@today', toDate: ['@today+7', 'x'], status: 'Draft' }, today),
  ).toEqual(wanted)
})

test('what is no filter by day stays as it is', () => {
  const query = new URLSearchParams('keyword=%40today&candidate=%40today&toDate=2026-01-01')
  expect(resolvedDays(query, today)).toBe(query)
})
