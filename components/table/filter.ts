import type { Lookup } from '@/components/ui/lookup'
import type { Day } from '@/lib/platform/dates/day'
import type { Change } from './use-list'

export type Option = { value: string; label: string }
/** What narrows the list; `name` is the member of the endpoint's input. */
export type Filter = Choice | LookupChoice | DayRange

export type Choice = {
  name: string
  label: string
  options: Option[] | { group: string; items: Option[] }[]
  /** The filters whose options depend on this choice. */
  clears?: string[]
  /** What no choice means where it is not "all". */
  emptyLabel?: string
  /** Too many options to read: one types to find. */
  isLong?: boolean
}

/** One of more than a list holds: one types, the server answers. */
type LookupChoice = { name: string; label: string; lookup: Lookup }

/** The first and the last day that are wanted: `name` and `toName` of the endpoint's input. */
type DayRange = {
  name: string
  toName: string
  label: string
  fromLabel: string
  toLabel: string
  /** The first day that holds where the address names none, … */
  usual?: Day
  /** … and what the address says once it was cleared. */
  cleared?: string
}

/** The members of the endpoint's input that a filter decides. */
export const namesOf = (filter: Filter): string[] =>
  'toName' in filter ? [filter.name, filter.toName] : [filter.name]

type Value = { value: string; onChange: (value: string) => void }
export type FilterProps = Choice & Value
export type LookupFilterProps = LookupChoice & Value
export type RangeFilterProps = DayRange & {
  query: URLSearchParams
  onChange: (changes: Change) => void
}
