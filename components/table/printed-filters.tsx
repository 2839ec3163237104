'use client'
import { useTranslations } from 'next-intl'
import { narrows, type Filter } from './filter'
import { FilterText } from './filter-text'
import classes from './toolbar.module.css'

type Props = { filters: Filter[]; query: URLSearchParams }

/** On paper: what the rows were searched for, in place of the controls. */
export function PrintedFilters({ filters, query }: Props) {
  const t = useTranslations('table')
  const keyword = query.get('keyword')
  const narrowing = filters.filter((filter) => narrows(filter, query))
  if (!keyword && narrowing.length === 0) return null
  return (
    <ul className={classes.printed} data-print-only>
      {keyword && <li>{`${t('search')}: ${keyword}`}</li>}
      {narrowing.map((filter) => (
        <li key={filter.name}>
          <FilterText filter={filter} query={query}>
            {(text) => text}
          </FilterText>
        </li>
      ))}
    </ul>
  )
}
