'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDateStyle } from '@/components/ui/date-style'
import { HiddenCaption } from '@/components/ui/hidden-caption'
import { dashboard, type DayOfGroups } from '@/lib/domain/insight/dashboard/contract'
import { ANY_GROUP } from '@/lib/domain/work/work-permits/rules'
import { permitGroups } from '@/lib/domain/work/work-permits/rules'
import { formatDay } from '@/lib/platform/dates/format'
import type { InputOf } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { ChartCard } from './chart-card'
import classes from './chart-card.module.css'
import { groupColours } from './colours'
import { Figure } from './figure'
import { REFRESH_INTERVAL } from './refresh-interval'
import { Swatch } from './swatch'

const DailyChart = dynamic(() => import('./daily-chart').then((part) => part.DailyChart), {
  ssr: false,
})

const sumOf = (day: DayOfGroups) => permitGroups.reduce((sum, group) => sum + day[group], 0)

export function DailyCard({ input }: { input: InputOf<typeof dashboard.wpDaily> }) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  const { data, error } = useApi(dashboard.wpDaily, input, { refetchInterval: REFRESH_INTERVAL })
  const day = data ? formatDay(style, data.date) : ''
  const title = t('daily', { day })
  return (
    <ChartCard
      title={title}
      error={error}
      chart={data && <Donut data={data} />}
      table={data && <DailyTable data={data} caption={title} day={day} />}
    />
  )
}

function Donut({ data }: { data: DayOfGroups }) {
  const t = useTranslations('dashboard')
  const sum = sumOf(data)
  if (sum === 0)
    return (
      <Text className={classes.sum} c="dimmed">
        {t('none')}
      </Text>
    )
  return (
    <>
      <DailyChart day={data} />
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
              {t(`groups.${group}`)}
            </th>
            <td>
              <Figure
                count={data[group]}
                label={labelOf(data[group], t(`groups.${group}`))}
                group={group}
                from={data.date}
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
              from={data.date}
            />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
