'use client'
import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDateStyle } from '@/components/ui/date-style'
import { dashboard, type DayOfMonth } from '@/lib/domain/dashboard/contract'
import { ANY_GROUP } from '@/lib/domain/work-permits/rules'
import { formatMonth } from '@/lib/platform/dates/format'
import type { InputOf } from '@/lib/platform/http/contract'
import { useApi } from '@/lib/platform/http/use-api'
import { ChartCard } from './chart-card'
import classes from './chart-card.module.css'
import { countColours, counts } from './colours'
import { Figure } from './figure'
import { REFRESH } from './refresh'
import { Swatch } from './swatch'
import { useShortDay } from './use-short-day'

const MonthlyChart = dynamic(() => import('./monthly-chart').then((part) => part.MonthlyChart), {
  ssr: false,
})

type Props = {
  input: InputOf<typeof dashboard.monthlySummary>
  onMonth: (month: string) => void
}

/** Permits, companies and people on each day of a month. */
export function MonthlyCard({ input, onMonth }: Props) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  const { data, error } = useApi(dashboard.monthlySummary, input, {
    refetchInterval: REFRESH,
    placeholderData: (previous) => previous,
  })
  const nameOf = (month: string) => formatMonth(style, `${month}-01`)
  const month = data?.month
  const title = t('monthly', { month: month ? nameOf(month) : '' })
  const months = data?.months ?? []
  // An older month can still stand in the address.
  const choices = month && !months.includes(month) ? [...months, month] : months
  const jump = month && (
    <div data-screen-only>
      <NativeSelect
        aria-label={t('months')}
        value={input.month ?? month}
        data={choices.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ currentTarget }) => onMonth(currentTarget.value)}
      />
    </div>
  )
  return (
    <ChartCard
      title={title}
      error={error}
      tools={jump}
      isTall
      chart={data && <MonthlyChart days={data.days} />}
      table={data && <MonthlyTable days={data.days} caption={title} />}
    />
  )
}

function MonthlyTable({ days, caption }: { days: DayOfMonth[]; caption: string }) {
  const t = useTranslations('dashboard')
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              <Swatch colour={countColours[count]} />
              {t(count)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((row) => (
          <MonthlyRow key={row.date} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function MonthlyRow({ row }: { row: DayOfMonth }) {
  const t = useTranslations('dashboard')
  const day = useShortDay()(row.date)
  return (
    <tr className={row.wpCount === 0 ? classes.quiet : undefined}>
      <th scope="row">{day}</th>
      {counts.map((count) => (
        <td key={count}>
          <Figure
            count={row[count]}
            label={t('figureOfPeople', { count: row[count], what: t(count), day })}
            group={ANY_GROUP}
            from={row.date}
          />
        </td>
      ))}
    </tr>
  )
}
