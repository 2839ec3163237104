import type { Route } from 'next'
import { route } from '@/lib/platform/access/route'
import { addDays, type Day } from '@/lib/platform/dates/day'

/** The pages that lead to the sessions, and that the reader goes back to. */
const sources = {
  permit: /^\/work-permits\/[\w-]+$/,
  person: /^\/persons\/[\w-]+$/,
  project: /^\/projects\/[\w-]+$/,
  persons: /^\/persons$/,
  credentials: /^\/credentials$/,
}
type Source = keyof typeof sources

/** A seat in a session is looked for: for whom, and for the sake of which page. */
export type SeatSearch = {
  personIds: string[]
  back: { source: Source; href: Route } | null
}

type Wanted = {
  personIds: readonly string[]
  /** The first day on which they have to be trained. */
  neededOn?: Day | null
  today: Day
  from: Route
}

/** As many as an address has room for. */
const MOST_PEOPLE = 100

/** The sessions of the safety training with seats, before the day if that is still possible. */
export function sessionsFor({ personIds, neededOn, today, from }: Wanted): Route {
  const query = new URLSearchParams({
    status: 'Open',
    gives: 'SafetyTraining',
    people: personIds.slice(0, MOST_PEOPLE).join(','),
    from,
    ...(neededOn && neededOn > today && { toDate: addDays(neededOn, -1) }),
  })
  return route(`/training/info?${query}`)
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What the address says of the search; anybody may have written it, so that unknown ways back are left out. */
export function seatSearchOf(query: URLSearchParams): SeatSearch {
  const people = (query.get('people') ?? '').split(',').filter(Boolean)
  const from = query.get('from') ?? ''
  const source = (Object.keys(sources) as Source[]).find((name) => sources[name].test(from))
  return {
    personIds: people.length <= MOST_PEOPLE && people.every((id) => ID.test(id)) ? people : [],
    back: source ? { source, href: route(from) } : null,
  }
}

/** The page of a session, for the same people and with the same way back. */
export function withSeatSearch(page: Route, query: URLSearchParams): Route {
  const { personIds, back } = seatSearchOf(query)
  const kept = new URLSearchParams({
    ...(personIds.length > 0 && { people: personIds.join(',') }),
    ...(back && { from: back.href }),
  })
  // As a Route, the template would be the union of all pages, too many for the compiler.
  const path: string = page
  return route(kept.size > 0 ? `${path}?${kept}` : path)
}
