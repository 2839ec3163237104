import { expect, test } from 'vitest'
import { filtersIn, reportOf } from './reports-input'

test('shows the first report when the address names none or an unknown one', () => {
  expect(reportOf({})).toBe('trainingCompliance')
  expect(reportOf({ report: 'secrets' })).toBe('trainingCompliance')
  expect(reportOf({ report: 'noShowRate' })).toBe('noShowRate')
})

test('a report takes its own filters, and only valid values', () => {
  const query = { fromDate: '2026-01-01', toDate: '2569-01-01', withinDays: '60' }
  expect(filtersIn(query, 'noShowRate')).toEqual({ fromDate: '2026-01-01' })
  expect(filtersIn(query, 'expiringTraining')).toEqual({ withinDays: 60 })
  expect(filtersIn({ withinDays: 'x' }, 'expiringTraining')).toEqual({})
})
