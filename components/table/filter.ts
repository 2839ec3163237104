import type { Lookup } from '@/components/ui/lookup'
import type { Day } from '@/lib/platform/dates/day'
import type { Change } from './use-list'

export type Option = { value: string; label: string }
/** `name` is the member of the endpoint's input. */
export type Filter = Choice | LookupChoice | DayRange

type Choice = {
  name: string
  label: string
  options: Option[] | { group: string; items: Option[] }[]
  /** The filters that a new choice clears, as their options depend on it. */
  clears?: string[]
  /** Label of the empty choice, where it does not mean "all". */
  emptyLabel?: string
  /** Searchable, for many options. */
  isLong?: boolean
}

/** A choice among too many entries for a list: the server searches. */
type LookupChoice = { name: string; label: string; lookup: Lookup }

/** First and last day: `name` and `toName` of the endpoint's input. */
type DayRange = {
  name: string
  toName: string
  label: string
  fromLabel: string
  toLabel: string
  /** The first day while the address names none. */
  defaultDay?: Day
  /** The value of `name` in the address once `defaultDay` was cleared. */
  cleared?: string
}

/** The members of the endpoint's input that a filter sets. */
export const namesOf = (filter: Filter): string[] =>
  'toName' in filter ? [filter.name, filter.toName] : [filter.name]

type Value = { value: string; onChange: (value: string) => void }
export type FilterProps = Choice & Value
export type LookupFilterProps = LookupChoice & Value
export type RangeFilterProps = DayRange & {
  query: URLSearchParams
  onChange: (changes: Change) => void
}
