'use client'
import { NativeSelect } from '@mantine/core'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { Change } from './use-list'

const LongFilter = dynamic(() => import('./long-filter').then((part) => part.LongFilter), {
  ssr: false,
})

export type Option = { value: string; label: string }
/** A choice that narrows the list; `name` is the member of the endpoint's input. */
export type Filter = {
  name: string
  label: string
  options: Option[]
  /** What no choice means where it is not "all". */
  emptyLabel?: string
  /** Too many options to read: one types to find. */
  isLong?: boolean
}

type Props = { filters: Filter[]; query: URLSearchParams; onChange: (changes: Change) => void }

export const Filters = ({ filters, query, onChange }: Props) =>
  filters.map((filter) => {
    const props = {
      ...filter,
      value: query.get(filter.name) ?? '',
      onChange: (value: string) => onChange({ [filter.name]: value, page: undefined }),
    }
    return filter.isLong ? (
      <LongFilter key={filter.name} {...props} />
    ) : (
      <ShortFilter key={filter.name} {...props} />
    )
  })

export type FilterProps = Filter & { value: string; onChange: (value: string) => void }

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
