'use client'
import { NativeSelect, Skeleton } from '@mantine/core'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { Lookup } from '@/components/ui/lookup'
import type { Day } from '@/lib/platform/dates/day'
import type { Change } from './use-list'

/** Keeps the place of a filter whose code is on its way: the list below must not move when it comes. */
const Place = () => <Skeleton height={36} />

const LongFilter = dynamic(() => import('./long-filter').then((part) => part.LongFilter), {
  ssr: false,
  loading: Place,
})

const LookupFilter = dynamic(() => import('./lookup-filter').then((part) => part.LookupFilter), {
  ssr: false,
  loading: Place,
})

const DayRangeFilter = dynamic(
  () => import('./day-range-filter').then((part) => part.DayRangeFilter),
  { ssr: false, loading: Place },
)

export type Option = { value: string; label: string }
/** What narrows the list; `name` is the member of the endpoint's input. */
export type Filter = Choice | LookupWish | RangeWish

type Choice = {
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
type LookupWish = { name: string; label: string; lookup: Lookup }

/** The first and the last day that are wanted: `name` and `toName` of the endpoint's input. */
type RangeWish = {
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

type Props = { filters: Filter[]; query: URLSearchParams; onChange: (changes: Change) => void }

export const Filters = ({ filters, query, onChange }: Props) =>
  filters.map((filter) => {
    if ('toName' in filter)
      return <DayRangeFilter key={filter.name} {...filter} query={query} onChange={onChange} />
    const props = {
      value: query.get(filter.name) ?? '',
      onChange: (value: string) =>
        onChange({ [filter.name]: value, page: undefined, ...dependents(filter) }),
    }
    if ('lookup' in filter) return <LookupFilter key={filter.name} {...filter} {...props} />
    return filter.isLong ? (
      <LongFilter key={filter.name} {...filter} {...props} />
    ) : (
      <ShortFilter key={filter.name} {...filter} {...props} />
    )
  })

const dependents = (filter: Filter): Change =>
  'clears' in filter
    ? Object.fromEntries((filter.clears ?? []).map((name) => [name, undefined]))
    : {}

type Value = { value: string; onChange: (value: string) => void }
export type FilterProps = Choice & Value
export type LookupFilterProps = LookupWish & Value
export type RangeFilterProps = RangeWish & Pick<Props, 'query' | 'onChange'>

function ShortFilter({ label, options, emptyLabel, value, onChange }: FilterProps) {
  const t = useTranslations('common')
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[{ value: '', label: `${label}: ${emptyLabel ?? t('all')}` }, ...options]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
