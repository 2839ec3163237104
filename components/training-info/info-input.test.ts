import { expect, test } from 'vitest'
import { exportInput, infoInput, visibleInput } from './info-input'

const today = '2026-11-21'
const scheduleId = '01a1ff03-18a0-77f0-9f44-adc3418978a9'

test('starts today unless the address says otherwise', () => {
  expect(infoInput({}, today)).toEqual({ page: 1, pageSize: 25, fromDate: today })
  expect(infoInput({ fromDate: '2026-01-01' }, today).fromDate).toBe('2026-01-01')
  expect(infoInput({ toDate: '2026-12-31' }, today)).toMatchObject({ fromDate: today })
  expect(infoInput({ toDate: '2026-01-31' }, today)).not.toHaveProperty('fromDate')
  expect(infoInput({ fromDate: 'any' }, today)).not.toHaveProperty('fromDate')
})

test('exports have the filters and the order of the list, without paging', () => {
  const query = {
    keyword: 'ที่สูง',
    status: 'Open',
    scheduleId,
    gives: 'SafetyTraining',
    sort: '-date',
    toDate: '2026-12-31',
    page: '3',
    view: 'calendar',
  }
  const { page, pageSize, ...filters } = infoInput(query, today)
  expect([page, pageSize]).toEqual([3, 25])
  expect(exportInput(query, today)).toEqual(filters)
  expect(filters).toEqual({
    keyword: 'ที่สูง',
    status: 'Open',
    scheduleId,
    gives: 'SafetyTraining',
    sort: '-date',
    fromDate: today,
    toDate: '2026-12-31',
  })
})

test('leaves out invalid values of the address', () =>
  expect(infoInput({ status: 'Ajar', fromDate: '2569-01-01', sort: 'colour' }, today)).toEqual({
    page: 1,
    pageSize: 25,
    fromDate: today,
  }))

test('the calendar has the filters of the list, for the visible days', () => {
  const month = { view: 'month', day: '2026-11-21', firstDayOfWeek: 1 } as const
  const query = { shown: 'calendar', status: 'Open', page: '2', sort: '-date' }
  expect(visibleInput(query, today, month)).toEqual({
    status: 'Open',
    fromDate: '2026-10-26',
    toDate: '2026-12-06',
  })
  const december = { ...month, day: '2026-12-10' }
  expect(visibleInput({ shown: 'calendar', toDate: '2026-12-20' }, today, december)).toEqual({
    fromDate: '2026-11-30',
    toDate: '2026-12-20',
  })
})
