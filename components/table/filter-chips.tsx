'use client'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { useLookup } from '@/components/ui/use-lookup'
import { formatDay } from '@/lib/platform/dates/format'
import { daysOf, isSet } from './filter'
import type { Choice, DayRange, Filter, LookupChoice } from './filter'
import classes from './toolbar.module.css'

type Props = {
  filters: Filter[]
  query: URLSearchParams
  onRemove: (filter: Filter) => void
}

/** The filters that are set, each as a button that takes it away. */
export function FilterChips({ filters, query, onRemove }: Props) {
  const t = useTranslations('table')
  const set = filters.filter((filter) => isSet(filter, query))
  if (set.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filtersSet')}>
      {set.map((filter) => (
        <li key={filter.name}>
          <FilterChip filter={filter} query={query} remove={() => onRemove(filter)} />
        </li>
      ))}
    </ul>
  )
}

type ChipProps = { filter: Filter; query: URLSearchParams; remove: () => void }

function FilterChip({ filter, query, remove }: ChipProps) {
  if ('toName' in filter) return <DaysChip filter={filter} query={query} remove={remove} />
  const value = query.get(filter.name) ?? ''
  if ('lookup' in filter) return <LookupChip {...filter} value={value} remove={remove} />
  return <Chip label={filter.label} value={labelIn(filter, value)} remove={remove} />
}

const labelIn = ({ options }: Choice, value: string): string =>
  options
    .flatMap((option) => ('items' in option ? option.items : [option]))
    .find((option) => option.value === value)?.label ?? '–'

type LookupChipProps = LookupChoice & { value: string; remove: () => void }

function LookupChip({ label, lookup, value, remove }: LookupChipProps) {
  const { chosen } = useLookup(lookup, { value, keyword: '', isOpen: false })
  return <Chip label={label} value={chosen?.label ?? '…'} remove={remove} />
}

type DaysChipProps = Omit<ChipProps, 'filter'> & { filter: DayRange }

function DaysChip({ filter, query, remove }: DaysChipProps) {
  const t = useTranslations('common')
  const style = useDateStyle()
  const [first, last] = daysOf(filter, query).map((day) => day && formatDay(style, day))
  if (!first && !last) return <Chip label={filter.label} value={t('all')} remove={remove} />
  if (!first) return <Chip label={filter.toLabel} value={last!} remove={remove} />
  if (!last) return <Chip label={filter.fromLabel} value={first} remove={remove} />
  return (
    <Chip
      label={filter.label}
      value={first === last ? first : `${first} – ${last}`}
      remove={remove}
    />
  )
}

function Chip({ label, value, remove }: { label: string; value: string; remove: () => void }) {
  const t = useTranslations('table')
  const text = `${label}: ${value}`
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={t('removeFilter', { filter: text })}
      onClick={remove}
    >
      <span>{text}</span>
      <IconX size={16} aria-hidden />
    </button>
  )
}
