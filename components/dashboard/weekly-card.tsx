'use client'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDateStyle } from '@/components/ui/date-style'
import { dashboard, type DayOfGroups } from '@/lib/domain/dashboard/contract'
import { permitGroups } from '@/lib/domain/work-permits/rules'
import { formatDay } from '@/lib/platform/dates/format'
import type { InputOf } from '@/lib/platform/http/contract'
import { useApi } from '@/lib/platform/http/use-api'
import { ChartCard } from './chart-card'
import classes from './chart-card.module.css'
import { groupColours } from './colours'
import { Figure } from './figure'
import { REFRESH } from './refresh'
import { Swatch } from './swatch'
import { useShortDay } from './use-short-day'

const WeeklyChart = dynamic(() => import('./weekly-chart').then((part) => part.WeeklyChart), {
  ssr: false,
})

/** The permits of seven days by group. */
export function WeeklyCard({ input }: { input: InputOf<typeof dashboard.wpWeekly> }) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  const { data, error } = useApi(dashboard.wpWeekly, input, { refetchInterval: REFRESH })
  const last = data?.at(-1)
  const title = t('weekly', { day: last ? formatDay(style, last.date) : '' })
  return (
    <ChartCard
      title={title}
      error={error}
      chart={data && <WeeklyChart days={data} />}
      table={data && <WeeklyTable days={data} caption={title} />}
    />
  )
}

function WeeklyTable({ days, caption }: { days: DayOfGroups[]; caption: string }) {
  const t = useTranslations('dashboard')
  const shortDay = useShortDay()
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          {permitGroups.map((group) => (
            <th key={group} scope="col">
              <Swatch colour={groupColours[group]} />
              {t(`groups.${group}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((row) => (
          <tr key={row.date}>
            <th scope="row">{shortDay(row.date)}</th>
            {permitGroups.map((group) => (
              <td key={group}>
                <Figure
                  count={row[group]}
                  label={t('figure', {
                    count: row[group],
                    what: t(`groups.${group}`),
                    day: shortDay(row.date),
                  })}
                  group={group}
                  from={row.date}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
