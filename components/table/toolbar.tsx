'use client'
import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState, type ReactNode } from 'react'
import { isSet, narrowing, removalOf, type Filter } from './filter'
import { FilterChips } from './filter-chips'
import { Filters } from './filters'
import { PrintedFilters } from './printed-filters'
import { SearchBox } from './search-box'
import classes from './toolbar.module.css'
import type { Change } from './use-list'

type Props = {
  /** Plural of the noun searched by keyword; without it there is no search box. */
  what?: string
  filters: Filter[]
  query: URLSearchParams
  change: (changes: Change) => void
  /** In milliseconds: pause of the search box, where it is not the default. */
  pause?: number
  /** The choice of an order, for phones. */
  order?: ReactNode
  /** Stands after the filters. */
  tools?: ReactNode
}

/** Search, filters and order. On a phone filters and order open by a button, and chips say which are set. */
export function Toolbar({ what, filters, query, change, pause, order, tools }: Props) {
  const t = useTranslations('table')
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [timesCleared, setTimesCleared] = useState(0)
  const names = narrowing(filters, what !== undefined)
  const clear = () => {
    change(Object.fromEntries([...names, 'page'].map((name) => [name, undefined])))
    setTimesCleared((times) => times + 1)
  }
  const remove = (filter: Filter) => {
    change(removalOf(filter))
    toggle.current?.focus()
  }
  const count = filters.filter((filter) => isSet(filter, query)).length
  return (
    <>
      <div className={classes.toolbar} role="search" data-screen-only>
        {what !== undefined && (
          <SearchBox
            // Mounts a new box: text typed just now may not have reached the address yet.
            key={timesCleared}
            label={t('searchIn', { what })}
            value={query.get('keyword') ?? ''}
            onSearch={(keyword) => change({ keyword, page: undefined })}
            pause={pause}
          />
        )}
        {(filters.length > 0 || order) && (
          <Button
            ref={toggle}
            hiddenFrom="sm"
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {filters.length === 0
              ? t('sort')
              : count > 0
                ? t('filtersCount', { count })
                : t('filters')}
          </Button>
        )}
        <div id={id} className={classes.filters} data-open={isOpen || undefined}>
          <Filters filters={filters} query={query} onChange={change} />
          {order}
        </div>
        <FilterChips filters={filters} query={query} onRemove={remove} />
        {/* Keeps its place while it is hidden: the rows below must not move when filters are set. */}
        <Button
          className={classes.clear}
          data-idle={!names.some((name) => query.get(name)) || undefined}
          variant="subtle"
          size="sm"
          onClick={clear}
        >
          {t('clearFilters')}
        </Button>
        {tools}
      </div>
      <PrintedFilters filters={filters} query={query} />
    </>
  )
}
