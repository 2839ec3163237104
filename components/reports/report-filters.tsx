'use client'
import { useTranslations } from 'next-intl'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { DayRangeInput } from '@/components/form/day-range-input'
import { LabelledFilters } from '@/components/table/filters'
import { PrintedFilters } from '@/components/table/printed-filters'
import { rangeChange, type Filter } from '@/components/table/filter'
import { useDayChoices } from '@/components/table/use-day-choices'
import { useQueryState, type Change } from '@/components/table/use-list'
import { filtersOf, type FilterName, type ReportName } from '@/lib/domain/insight/reports/rules'
import type { Day } from '@/lib/platform/dates/day'
import classes from './reports.module.css'

type Props = {
  report: ReportName
  query: URLSearchParams
  shown: { fromDate?: string | null; toDate?: string | null }
  change: (changes: Change) => void
  /** False for Contractors, who have one company only. */
  choosesContractor: boolean
}

export function ReportFilters({ report, query, shown, change, choosesContractor }: Props) {
  const t = useTranslations('reports.filters')
  const contractors = useEmployerLookup()
  const { address } = useQueryState()
  const taken = filtersOf[report]
  const choices: Partial<Record<FilterName, Filter>> = {
    ...(choosesContractor && {
      contractorId: { name: 'contractorId', label: t('contractorId'), lookup: contractors },
    }),
    withinDays: {
      name: 'withinDays',
      label: t('withinDays'),
      emptyLabel: t('days', { days: 30 }),
      options: [7, 60, 90, 180, 366].map((days) => ({
        value: String(days),
        label: t('days', { days }),
      })),
    },
    weeks: {
      name: 'weeks',
      label: t('weeks'),
      emptyLabel: t('nextWeeks', { weeks: 8 }),
      options: [4, 13, 26].map((weeks) => ({
        value: String(weeks),
        label: t('nextWeeks', { weeks }),
      })),
    },
  }
  const filters = taken.flatMap((name) => choices[name] ?? [])
  const hasDays = taken.includes('fromDate')
  const period = {
    name: 'fromDate',
    toName: 'toDate',
    label: t('period'),
    fromLabel: t('fromDate'),
    toLabel: t('toDate'),
    isPast: true,
  }
  const shownDays: [Day | null, Day | null] = [shown.fromDate ?? null, shown.toDate ?? null]
  const dayChoices = useDayChoices(period, change)
  if (filters.length === 0 && !hasDays) return null
  return (
    <>
      <div className={classes.filters} role="search" data-screen-only>
        <LabelledFilters filters={filters} query={query} onChange={change} />
        {hasDays && (
          <DayRangeInput
            {...dayChoices}
            label={period.label}
            fromLabel={period.fromLabel}
            toLabel={period.toLabel}
            value={shownDays}
            onChange={(days) => change(rangeChange(period, address, shownDays, days))}
          />
        )}
      </div>
      <PrintedFilters filters={hasDays ? [...filters, period] : filters} query={query} />
    </>
  )
}
