'use client'
import { ActionIcon, Button, SegmentedControl, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle, type SiteDateStyle } from '@/components/ui/date-style'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay, formatLongDay, formatMonth, formatShortDay } from '@/lib/platform/dates/format'
import type { CalendarProps } from './calendar-props'
import classes from './calendar.module.css'
import { HolidayName } from './holidays'
import { calendarViews, shiftDay, visibleDays, type CalendarView } from './visible-days'

type Props = Pick<CalendarProps, 'view' | 'day' | 'today' | 'onView' | 'onDay'>

export function CalendarToolbar({ view, day, today, onView, onDay }: Props) {
  const t = useTranslations('calendar')
  const dates = useDateStyle()
  return (
    <div className={classes.toolbar} data-screen-only>
      <Button variant="default" className={classes.today} onClick={() => onDay(today)}>
        {t('today')}
      </Button>
      <StepButton label={t(`previous.${view}`)} onClick={() => onDay(shiftDay(view, day, -1))}>
        <IconChevronLeft size={20} aria-hidden />
      </StepButton>
      <StepButton label={t(`next.${view}`)} onClick={() => onDay(shiftDay(view, day, 1))}>
        <IconChevronRight size={20} aria-hidden />
      </StepButton>
      <Title order={2} className={classes.title} aria-live="polite">
        {titleOf(dates, view, day)}{' '}
        {view === 'day' && (
          <Text span inherit visibleFrom="sm">
            <HolidayName day={day} />
          </Text>
        )}
      </Title>
      <SegmentedControl
        className={classes.views}
        aria-label={t('view')}
        value={view}
        onChange={(next) => onView(next as CalendarView)}
        data={calendarViews.map((value) => ({ value, label: t(`views.${value}`) }))}
      />
    </div>
  )
}

type StepProps = { label: string; onClick: () => void; children: React.ReactNode }

const StepButton = ({ label, ...props }: StepProps) => (
  <ActionIcon variant="default" size={36} aria-label={label} title={label} {...props} />
)

function titleOf(dates: SiteDateStyle, view: CalendarView, day: Day): string {
  if (view === 'day') return formatLongDay(dates, day)
  if (view === 'month') return formatMonth(dates, day)
  const { from, to } = visibleDays(view, day, dates.firstDayOfWeek)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${(isOneYear ? formatShortDay : formatDay)(dates, from)} – ${formatDay(dates, to)}`
}
