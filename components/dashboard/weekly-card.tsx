'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDateStyle } from '@/components/ui/date-style'
import { dashboard, type DayOfGroups } from '@/lib/domain/insight/dashboard/contract'
import { formatDay } from '@/lib/platform/dates/format'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { ChartCard } from './chart-card'
import { DayTable } from './day-table'
import { REFRESH_INTERVAL } from './refresh-interval'
import { useGroupSeries } from './use-group-series'

const WeeklyChart = dynamic(
  () => fetchPart(() => import('./weekly-chart')).then((part) => part.WeeklyChart),
  {
    ssr: false,
  },
)

export function WeeklyCard({ input }: { input: InputOf<typeof dashboard.wpWeekly> }) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  const { data, error, refetch } = useApi(dashboard.wpWeekly, input, {
    refetchInterval: REFRESH_INTERVAL,
  })
  const [from, to] = [data?.[0], data?.at(-1)].map((day) => (day ? formatDay(style, day.date) : ''))
  const title = t('weekly', { from: from!, to: to! })
  return (
    <ChartCard
      title={title}
      error={error}
      retry={refetch}
      chart={data && <WeeklyChart days={data} title={title} />}
      table={data && <WeeklyTable days={data} caption={title} />}
    />
  )
}

function WeeklyTable({ days, caption }: { days: DayOfGroups[]; caption: string }) {
  const t = useTranslations('dashboard')
  const series = useGroupSeries()
  return (
    <DayTable days={days} caption={caption} series={series} say={(figure) => t('figure', figure)} />
  )
}
