'use client'
import { Input, NativeSelect, Skeleton } from '@mantine/core'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { dependentsOf, type Filter, type FilterProps } from './filter'
import type { Change } from './use-list'

/** Reserves the height of a filter whose code is loading, so that the list below does not move. */
const Placeholder = () => <Skeleton height={36} />

const LongFilter = dynamic(
  () => fetchPart(() => import('./long-filter')).then((part) => part.LongFilter),
  {
    ssr: false,
    loading: Placeholder,
  },
)

const LookupFilter = dynamic(
  () => fetchPart(() => import('./lookup-filter')).then((part) => part.LookupFilter),
  {
    ssr: false,
    loading: Placeholder,
  },
)

const DayRangeFilter = dynamic(
  () => fetchPart(() => import('./day-range-filter')).then((part) => part.DayRangeFilter),
  { ssr: false, loading: Placeholder },
)

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
  if ('toName' in filter) return <DayRangeFilter {...filter} query={query} onChange={onChange} />
  const props = {
    isLabelled,
    value: query.get(filter.name) ?? '',
    onChange: (value: string) =>
      onChange({ [filter.name]: value, page: undefined, ...dependentsOf(filter) }),
  }
  if ('lookup' in filter) return <LookupFilter {...filter} {...props} />
  return filter.isLong ? (
    <LongFilter {...filter} {...props} />
  ) : (
    <ShortFilter {...filter} {...props} />
  )
}

function ShortFilter({ label, options, emptyLabel, isLabelled, value, onChange }: FilterProps) {
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
