import { describe, expect, test } from 'vitest'
import { calendarInput, dayOf, viewOf } from './calendar-query'

const today = '2026-11-21'
const plan = '0199c8a0-0000-7003-8000-000000000008'

describe('the calendar by its address', () => {
  test.each([
    ['', 'month'],
    ['view=week', 'week'],
    ['view=year', 'month'],
  ])('%j shows the %s', (query, view) => expect(viewOf(new URLSearchParams(query))).toBe(view))

  test.each([
    ['', today],
    ['date=2027-02-28', '2027-02-28'],
    ['date=2027-02-30', today],
    ['date=x', today],
  ])('%j stands around %s', (query, day) =>
    expect(dayOf(new URLSearchParams(query), today)).toBe(day),
  )

  test('asks for the visible days only, with the filters that the endpoint takes', () => {
    const query = new URLSearchParams(`status=Open&scheduleId=${plan}&keyword=ห้อง&page=3&view=week`)
    expect(calendarInput(query, 'week', today, 1)).toEqual({
      status: 'Open',
      scheduleId: plan,
      keyword: 'ห้อง',
      fromDate: '2026-11-16',
      toDate: '2026-11-22',
    })
  })

  test('leaves out what the endpoint does not take', () =>
    expect(calendarInput({ status: 'Lost', fromDate: '1999-01-01' }, 'day', today, 0)).toEqual({
      fromDate: today,
      toDate: today,
    }))
})
