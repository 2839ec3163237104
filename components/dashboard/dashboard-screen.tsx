'use client'
import { Button } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { DayInput } from '@/components/form/day-input'
import { PageHeader } from '@/components/layout/page-header'
import { useQueryState } from '@/components/table/use-list'
import { useDateStyle } from '@/components/ui/date-style'
import { PrintButton } from '@/components/ui/print-button'
import { useToday } from '@/components/ui/use-today'
import { dashboard } from '@/lib/domain/insight/dashboard/contract'
import { monthOf } from '@/lib/domain/insight/dashboard/rules'
import type { Day } from '@/lib/platform/dates/day'
import { formatInstant } from '@/lib/platform/dates/format'
import { useApi } from '@/lib/platform/browser/use-api'
import { AlarmingPermits } from './alarming-permits'
import { AwaitingDecision } from './awaiting-decision'
import { DailyCard } from './daily-card'
import { dashboardInput } from './dashboard-input'
import classes from './dashboard-screen.module.css'
import { MonthlyCard } from './monthly-card'
import { WeeklyCard } from './weekly-card'

export function DashboardScreen() {
  const t = useTranslations('dashboard')
  const { query, change } = useQueryState()
  const today = useToday()
  const { daily, weekly, monthly } = dashboardInput(query, today)
  const show = (date: Day | null) => change({ date: date && date !== today ? date : undefined })
  const shown = useApi(dashboard.wpDaily, daily)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={<Description updatedAt={shown.dataUpdatedAt} />}
        actions={
          <>
            <DayInput
              aria-label={t('day')}
              required
              value={daily.date ?? shown.data?.date ?? null}
              onChange={show}
            />
            {daily.date && (
              <Button variant="default" onClick={() => show(null)}>
                {t('today')}
              </Button>
            )}
            <PrintButton>{t('print')}</PrintButton>
          </>
        }
      />
      <div className={classes.alerts}>
        <AlarmingPermits />
        {shown.data && <AwaitingDecision {...shown.data.awaitingDecision} />}
      </div>
      <div className={classes.cards} data-paper="dense">
        <DailyCard input={daily} />
        <WeeklyCard input={weekly} />
        <div className={classes.wide}>
          <MonthlyCard
            input={monthly}
            onMonth={(month) => show(month === monthOf(today) ? null : `${month}-01`)}
          />
        </div>
      </div>
    </>
  )
}

/** The time of the figures, which a printed page needs. */
function Description({ updatedAt }: { updatedAt: number }) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  if (!updatedAt) return t('description')
  const at = formatInstant(style, new Date(updatedAt).toISOString())
  return `${t('description')} · ${t('updated', { at })}`
}
