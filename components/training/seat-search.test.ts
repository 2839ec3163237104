import type { Route } from 'next'
import { expect, test } from 'vitest'
import { route } from '@/lib/platform/access/route'
import { seatSearchOf, sessionsFor, withSeatSearch } from './seat-search'

const today = '2026-11-21'
const [one, other] = [
  '01a1ff03-18a0-77f0-9f44-adc3418978a9',
  '01a1ff03-18a0-77f0-9f44-adc3418978aa',
]
const from = route('/work-permits/01a1ff03-18a0-77f0-9f44-adc3418978ab')
const session = route('/training/sessions/s')
const queryOf = (page: Route) => new URL(page, 'http://site').searchParams

test('asks for sessions of the safety training with seats before the day', () => {
  const query = queryOf(
    sessionsFor({ personIds: [one, other], neededOn: '2026-11-25', today, from }),
  )
  expect([query.get('status'), query.get('gives'), query.get('toDate')]).toEqual([
    'Open',
    'SafetyTraining',
    '2026-11-24',
  ])
  expect(seatSearchOf(query)).toEqual({
    personIds: [one, other],
    back: { source: 'permit', href: from },
  })
})

test.each([null, undefined, today, '2026-11-20'])(
  'asks for all sessions to come where none can be before the day: %s',
  (neededOn) =>
    expect(queryOf(sessionsFor({ personIds: [one], neededOn, today, from })).has('toDate')).toBe(
      false,
    ),
)

test('the page of a session keeps the people and the way back, and nothing else', () => {
  const query = queryOf(sessionsFor({ personIds: [one], neededOn: '2026-11-25', today, from }))
  const kept = queryOf(withSeatSearch(session, query))
  expect([...kept.keys()]).toEqual(['people', 'from'])
  expect(seatSearchOf(kept)).toEqual(seatSearchOf(query))
  expect(withSeatSearch(session, new URLSearchParams('status=Open'))).toBe(session)
})

test.each([
  'https://else.example/work-permits/x',
  '//else.example',
  '/work-permits/../settings',
  '/users/x',
  '',
])('an address that says to go back to "%s" gives no way back', (place) =>
  expect(seatSearchOf(new URLSearchParams({ from: place })).back).toBeNull(),
)

test('an address with something else than ids asks for nobody', () =>
  expect(seatSearchOf(new URLSearchParams({ people: `${one},x` })).personIds).toEqual([]))

test('the list of what a clerk has to do is a way back', () =>
  expect(seatSearchOf(new URLSearchParams({ from: '/credentials' })).back).toEqual({
    source: 'credentials',
    href: '/credentials',
  }))
