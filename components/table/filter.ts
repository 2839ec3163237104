import type { DayRange } from '@/components/form/day-range'
import type { Lookup } from '@/components/ui/lookup'
import { isDay, type Day } from '@/lib/platform/dates/day'
import type { Change } from './use-list'

export type Option = { value: string; label: string }
/** `name` is the member of the endpoint's input. */
export type Filter = Choice | LookupChoice | DayRangeChoice

export type Choice = {
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
export type LookupChoice = { name: string; label: string; lookup: Lookup }

/** First and last day: `name` and `toName` of the endpoint's input. */
export type DayRangeChoice = {
  name: string
  toName: string
  label: string
  fromLabel: string
  toLabel: string
  /** The first day while the address names none. */
  defaultDay?: Day
  /** Of what has happened: no days ahead are offered. */
  isPast?: boolean
  /** The value of `name` in the address once `defaultDay` was cleared. */
  cleared?: string
}

/** The members of the endpoint's input that a filter sets. */
const namesOf = (filter: Filter): string[] =>
  'toName' in filter ? [filter.name, filter.toName] : [filter.name]

/** The days that the address names, or the first day that stands while it names none. */
export function daysOf(filter: DayRangeChoice, query: URLSearchParams): DayRange {
  const dayIn = (member: string) => {
    const day = query.get(member)
    return day && isDay(day) ? day : null
  }
  const isUnset = !query.get(filter.name)
  return [
    dayIn(filter.name) ?? (isUnset ? (filter.defaultDay ?? null) : null),
    dayIn(filter.toName),
  ]
}

/** The change of the address to other days. An end that stays keeps its text, which may count from today. */
export const rangeChange = (
  { name, toName, cleared = '' }: Pick<DayRangeChoice, 'name' | 'toName' | 'cleared'>,
  address: URLSearchParams,
  [from, to]: DayRange,
  [first, last]: DayRange,
): Change => ({
  [name]: first === from ? (address.get(name) ?? '') : (first ?? cleared),
  [toName]: last === to ? (address.get(toName) ?? '') : (last ?? ''),
  page: undefined,
})

/** The names of the address that narrow a list. */
export const narrowing = (filters: Filter[], hasKeyword: boolean): string[] => [
  ...(hasKeyword ? ['keyword'] : []),
  ...filters.flatMap(namesOf),
]

/** Whether the address sets a filter. A day that stands by itself is not set. */
export const isSet = (filter: Filter, query: URLSearchParams): boolean =>
  namesOf(filter).some((name) => query.get(name))

/** Whether a filter leaves rows out: it is set, or stands by itself. */
export function narrows(filter: Filter, query: URLSearchParams): boolean {
  if (isSet(filter, query)) return true
  if ('toName' in filter) return daysOf(filter, query)[0] !== null
  return 'emptyLabel' in filter && filter.emptyLabel !== undefined
}

/** The change of the address that takes a filter away. */
export const removalOf = (filter: Filter): Change => ({
  ...Object.fromEntries(namesOf(filter).map((name) => [name, undefined])),
  page: undefined,
  ...dependentsOf(filter),
})

/** The filters that fall with another, as their options depend on it. */
export const dependentsOf = (filter: Filter): Change =>
  'clears' in filter
    ? Object.fromEntries((filter.clears ?? []).map((name) => [name, undefined]))
    : {}

type Value = {
  value: string
  onChange: (value: string) => void
  /** Its label stands above it already. */
  isLabelled?: boolean
}
export type FilterProps = Choice & Value
export type LookupFilterProps = LookupChoice & Value
export type RangeFilterProps = DayRangeChoice & {
  query: URLSearchParams
  onChange: (changes: Change) => void
}
