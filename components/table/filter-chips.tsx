'use client'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { isSet, type Filter } from './filter'
import { FilterText } from './filter-text'
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
          <FilterText filter={filter} query={query}>
            {(text) => <Chip text={text} remove={() => onRemove(filter)} />}
          </FilterText>
        </li>
      ))}
    </ul>
  )
}

function Chip({ text, remove }: { text: string; remove: () => void }) {
  const t = useTranslations('table')
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
