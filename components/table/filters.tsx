'use client'
import { Input, NativeSelect, Skeleton } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { later } from '@/components/ui/later'
import {
  dependentsOf,
  type Filter,
  type FilterProps,
  type LookupFilterProps,
  type RangeFilterProps,
} from './filter'
import type { Change } from './use-list'

/** Reserves the height of a filter whose code is loading, so that the list below does not move. */
const Placeholder = () => <Skeleton height={36} />

const useLongFilter = later(() => import('./long-filter'))
const useLookupFilter = later(() => import('./lookup-filter'))
const useDayRangeFilter = later(() => import('./day-range-filter'))

type Props = { filters: Filter[]; query: URLSearchParams; onChange: (changes: Change) => void }

export const Filters = ({ filters, ...props }: Props) =>
  filters.map((filter) => <Control key={filter.name} filter={filter} {...props} />)

/** With their labels above them, beside fields that have theirs there. */
export const LabelledFilters = ({ filters, ...props }: Props) =>
  filters.map((filter) => (
    <Input.Wrapper key={filter.name} labelElement="div" label={filter.label}>
      <Control filter={filter} isLabelled {...props} />
    </Input.Wrapper>
  ))

type ControlProps = Omit<Props, 'filters'> & { filter: Filter; isLabelled?: boolean }

function Control({ filter, query, onChange, isLabelled }: ControlProps) {
  if ('toName' in filter) return <Days {...filter} query={query} onChange={onChange} />
  const props = {
    isLabelled,
    value: query.get(filter.name) ?? '',
    onChange: (value: string) =>
      onChange({ [filter.name]: value, page: undefined, ...dependentsOf(filter) }),
  }
  if ('lookup' in filter) return <LookedUp {...filter} {...props} />
  return filter.isLong ? <Long {...filter} {...props} /> : <Short {...filter} {...props} />
}

function Days(props: RangeFilterProps) {
  const part = useDayRangeFilter()
  return part ? <part.DayRangeFilter {...props} /> : <Placeholder />
}

function LookedUp(props: LookupFilterProps) {
  const part = useLookupFilter()
  return part ? <part.LookupFilter {...props} /> : <Placeholder />
}

function Long(props: FilterProps) {
  const part = useLongFilter()
  return part ? <part.LongFilter {...props} /> : <Placeholder />
}

function Short({ label, options, emptyLabel, isLabelled, value, onChange }: FilterProps) {
  const t = useTranslations('common')
  const empty = emptyLabel ?? t('all')
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[{ value: '', label: isLabelled ? empty : `${label}: ${empty}` }, ...options]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
