import type { Day } from '@/lib/platform/dates/day'
import { dayFromToday } from '@/lib/platform/dates/relative-day'
import type { Query } from './list-input'

/** The members of addresses that hold days. A search for "@today" stays one. */
const isDayMember = (name: string) => /^date$|[a-z]Date$/.test(name)

/**
 * An address with its days as the interface takes them: `@today+7` becomes a day of the site. Whatever reads filters
 * reads them from here, so that list, files and screens agree; links and views keep what the address says.
 */
export function resolvedDays<Q extends Query>(query: Q, today: Day): Q
export function resolvedDays(query: Query, today: Day): Query {
  if (!(query instanceof URLSearchParams)) {
    const members = Object.entries(query).map(([name, value]) => {
      const text = Array.isArray(value) ? value[0] : value
      return [name, isDayMember(name) && text ? dayFromToday(text, today) : value] as const
    })
    return Object.fromEntries(members)
  }
  const relative = [...query].filter(
    ([name, value]) => isDayMember(name) && dayFromToday(value, today) !== value,
  )
  if (relative.length === 0) return query
  const resolved = new URLSearchParams(query)
  for (const [name, value] of relative) resolved.set(name, dayFromToday(value, today))
  return resolved
}
