'use client'
import type { DatePickerProps } from '@mantine/dates'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import type { Day } from '@/lib/platform/dates/day'
import { formatMonth, shownYear } from '@/lib/platform/dates/format'
import classes from './day-input.module.css'

type Words = Pick<
  DatePickerProps,
  'monthLabelFormat' | 'yearLabelFormat' | 'yearsListFormat' | 'decadeLabelFormat' | 'ariaLabels'
> & { classNames: { weekday: string; day: string; calendarHeader: string } }

/** Labels of Mantine's calendars, in the reader's language and era. */
export function useCalendarWords(): Words {
  const t = useTranslations('form')
  const style = useDateStyle()
  const yearOf = (day: Day) => shownYear(style.era, Number(day.slice(0, 4)))
  return {
    monthLabelFormat: (day) => formatMonth(style, day),
    yearLabelFormat: yearOf,
    yearsListFormat: yearOf,
    decadeLabelFormat: (first, last) => `${yearOf(first)} – ${yearOf(last)}`,
    ariaLabels: {
      previousMonth: t('previousMonth'),
      nextMonth: t('nextMonth'),
      previousYear: t('previousYear'),
      nextYear: t('nextYear'),
      previousDecade: t('previousDecade'),
      nextDecade: t('nextDecade'),
    },
    classNames: {
      weekday: classes.weekday!,
      day: classes.day!,
      calendarHeader: classes.header!,
    },
  }
}
