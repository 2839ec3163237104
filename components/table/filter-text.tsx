'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import { optionLabel } from '@/components/ui/option-label'
import { useLookup } from '@/components/ui/use-lookup'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { daysOf } from './filter'
import { useDayWords } from './use-day-choices'
import { useQueryState } from './use-list'
import type { DayRangeChoice, Filter, LookupChoice } from './filter'

type Props<F> = { filter: F; query: URLSearchParams; children: (text: string) => ReactNode }

/** A filter and its value in words, such as "Status: Draft". */
export function FilterText({ filter, ...props }: Props<Filter>) {
  if ('toName' in filter) return <DaysText filter={filter} {...props} />
  if ('lookup' in filter) return <LookupText filter={filter} {...props} />
  const { query, children } = props
  const { label, options, emptyLabel = '–' } = filter
  return children(`${label}: ${optionLabel(options, query.get(filter.name) ?? '') ?? emptyLabel}`)
}

function LookupText({ filter, query, children }: Props<LookupChoice>) {
  const value = query.get(filter.name) ?? ''
  const { chosen } = useLookup(filter.lookup, { value, keyword: '', isOpen: false })
  return children(`${filter.label}: ${chosen?.label ?? '…'}`)
}

function DaysText({ filter, query, children }: Props<DayRangeChoice>) {
  const t = useTranslations('common')
  const style = useDateStyle()
  const wordsOf = useDayWords()
  const { address } = useQueryState()
  const [from, to] = daysOf(filter, query)
  // Days counted from today with the days that they are, which paper has to say.
  const worded = (day: Day | null, text: string | null) => {
    const word = wordsOf(text)
    return day && (word ? `${word} (${formatDay(style, day)})` : formatDay(style, day))
  }
  const first = worded(from, address.get(filter.name))
  const last = worded(to, address.get(filter.toName))
  if (!first && !last) return children(`${filter.label}: ${t('all')}`)
  if (!first) return children(`${filter.toLabel}: ${last}`)
  if (!last) return children(`${filter.fromLabel}: ${first}`)
  return children(`${filter.label}: ${first === last ? first : `${first} – ${last}`}`)
}
