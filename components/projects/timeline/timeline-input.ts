import { textOf, type Query } from '@/components/table/list-input'
import { timelineLanes } from '@/lib/platform/contract/timeline-lanes'
import { isDay } from '@/lib/platform/dates/day'

/** More are not shown at once. */
const MOST_ENTRIES = 500

const dayIn = (query: Query, name: string) => {
  const text = textOf(query, name)
  return text && isDay(text) ? text : undefined
}

/** What an address asks of a timeline. Page and screen both use it, so that the screen finds what the page has read. */
export function timelineInput(id: string, query: Query) {
  const lane = timelineLanes.find((name) => name === textOf(query, 'lane'))
  return {
    id,
    lanes: lane ? [lane] : undefined,
    fromDate: dayIn(query, 'fromDate'),
    toDate: dayIn(query, 'toDate'),
    page: 1,
    pageSize: MOST_ENTRIES,
  }
}

/** The project itself, with its name and its days. */
export const projectOnly = (id: string) => timelineInput(id, { lane: 'Project' })
