'use client'
import { NativeSelect, Skeleton } from '@mantine/core'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { dependentsOf, type Filter, type FilterProps } from './filter'
import type { Change } from './use-list'

/** Reserves the height of a filter whose code is loading, so that the list below does not move. */
const Placeholder = () => <Skeleton height={36} />

const LongFilter = dynamic(() => import('./long-filter').then((part) => part.LongFilter), {
  ssr: false,
  loading: Placeholder,
})

const LookupFilter = dynamic(() => import('./lookup-filter').then((part) => part.LookupFilter), {
  ssr: false,
  loading: Placeholder,
})

const DayRangeFilter = dynamic(
  () => import('./day-range-filter').then((part) => part.DayRangeFilter),
  { ssr: false, loading: Placeholder },
)

type Props = { filters: Filter[]; query: URLSearchParams; onChange: (changes: Change) => void }

export const Filters = ({ filters, query, onChange }: Props) =>
  filters.map((filter) => {
    if ('toName' in filter)
      return <DayRangeFilter key={filter.name} {...filter} query={query} onChange={onChange} />
    const props = {
      value: query.get(filter.name) ?? '',
      onChange: (value: string) =>
        onChange({ [filter.name]: value, page: undefined, ...dependentsOf(filter) }),
    }
    if ('lookup' in filter) return <LookupFilter key={filter.name} {...filter} {...props} />
    return filter.isLong ? (
      <LongFilter key={filter.name} {...filter} {...props} />
    ) : (
      <ShortFilter key={filter.name} {...filter} {...props} />
    )
  })

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
