'use client'
import { useTranslations } from 'next-intl'
import { RemovableChip } from '@/components/ui/removable-chip'
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
            {(text) => (
              <RemovableChip
                text={text}
                label={t('removeFilter', { filter: text })}
                onRemove={() => onRemove(filter)}
              />
            )}
          </FilterText>
        </li>
      ))}
    </ul>
  )
}
