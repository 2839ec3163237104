'use client'
import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDateStyle } from '@/components/ui/date-style'
import { dashboard, type DayOfMonth } from '@/lib/domain/insight/dashboard/contract'
import { formatMonth } from '@/lib/platform/dates/format'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { ChartCard } from './chart-card'
import { DayTable } from './day-table'
import { REFRESH_INTERVAL } from './refresh-interval'
import { useCountSeries } from './use-count-series'

const MonthlyChart = dynamic(
  () => fetchPart(() => import('./monthly-chart')).then((part) => part.MonthlyChart),
  {
    ssr: false,
  },
)

type Props = {
  input: InputOf<typeof dashboard.monthlySummary>
  onMonth: (month: string) => void
}

export function MonthlyCard({ input, onMonth }: Props) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  const { data, error, refetch } = useApi(dashboard.monthlySummary, input, {
    refetchInterval: REFRESH_INTERVAL,
    placeholderData: (previous) => previous,
  })
  const nameOf = (month: string) => formatMonth(style, `${month}-01`)
  const month = data?.month
  const title = t('monthly', { month: month ? nameOf(month) : '' })
  const months = data?.months ?? []
  // The address may name a month older than those offered.
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
      retry={refetch}
      tools={jump}
      isTall
      chart={data && <MonthlyChart days={data.days} title={title} />}
      table={data && <MonthlyTable days={data.days} caption={title} />}
    />
  )
}

function MonthlyTable({ days, caption }: { days: DayOfMonth[]; caption: string }) {
  const t = useTranslations('dashboard')
  const series = useCountSeries()
  return (
    <DayTable
      days={days}
      caption={caption}
      series={series}
      say={(figure) => t('figureOfPeople', figure)}
      isDimmed={({ wpCount }) => wpCount === 0}
    />
  )
}
