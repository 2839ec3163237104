'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDateStyle } from '@/components/ui/date-style'
import { HiddenCaption } from '@/components/ui/hidden-caption'
import { dashboard, type DayOfGroups } from '@/lib/domain/insight/dashboard/contract'
import { ANY_GROUP } from '@/lib/domain/work/work-permits/rules'
import { permitGroups } from '@/lib/domain/work/work-permits/rules'
import { formatDay } from '@/lib/platform/dates/format'
import type { InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { ChartCard } from './chart-card'
import classes from './chart-card.module.css'
import { groupColours } from './colours'
import { EmptyDay } from './empty-day'
import { Figure } from './figure'
import { REFRESH_INTERVAL } from './refresh-interval'
import { Swatch } from './swatch'

const DailyChart = dynamic(
  () => fetchPart(() => import('./daily-chart')).then((part) => part.DailyChart),
  {
    ssr: false,
  },
)

type DayOfPermits = OutputOf<typeof dashboard.wpDaily>
const sumOf = (day: DayOfGroups) => permitGroups.reduce((sum, group) => sum + day[group], 0)

export function DailyCard({ input }: { input: InputOf<typeof dashboard.wpDaily> }) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  const { data, error, refetch } = useApi(dashboard.wpDaily, input, {
    refetchInterval: REFRESH_INTERVAL,
  })
  const day = data ? formatDay(style, data.date) : ''
  const title = t('daily', { day })
  return (
    <ChartCard
      title={title}
      error={error}
      retry={refetch}
      chart={data && <Donut data={data} title={title} />}
      table={data && <DailyTable data={data} caption={title} day={day} />}
    />
  )
}

function Donut({ data, title }: { data: DayOfPermits; title: string }) {
  const t = useTranslations('dashboard')
  const sum = sumOf(data)
  if (sum === 0) return <EmptyDay nearestDay={data.nearestDay} />
  return (
    <>
      <DailyChart day={data} title={title} />
      <div className={classes.sum}>
        <strong>{sum}</strong>
        <span>{t('permits')}</span>
      </div>
    </>
  )
}

type TableProps = { data: DayOfGroups; caption: string; day: string }

function DailyTable({ data, caption, day }: TableProps) {
  const t = useTranslations('dashboard')
  const groups = useTranslations('workPermits.groups')
  const sum = sumOf(data)
  const labelOf = (count: number, what: string) => t('figure', { count, what, day })
  return (
    <table className={classes.table}>
      <HiddenCaption>{caption}</HiddenCaption>
      <thead>
        <tr>
          <th scope="col">{t('group')}</th>
          <th scope="col">{t('permits')}</th>
        </tr>
      </thead>
      <tbody>
        {permitGroups.map((group) => (
          <tr key={group}>
            <th scope="row">
              <Swatch colour={groupColours[group]} />
              {groups(group)}
            </th>
            <td>
              <Figure
                count={data[group]}
                label={labelOf(data[group], groups(group))}
                group={group}
                day={data.date}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>
            <Figure
              count={sum}
              label={labelOf(sum, t('total'))}
              group={ANY_GROUP}
              day={data.date}
            />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
