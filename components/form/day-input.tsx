'use client'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/th'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay, formatMonth, shownYear } from '@/lib/platform/dates/format'
import { parseTypedDay } from '@/lib/platform/dates/typed-day'
import classes from './day-input.module.css'

type Props = Pick<
  DateInputProps,
  'label' | 'aria-label' | 'description' | 'required' | 'disabled' | 'error' | 'onBlur' | 'ref'
> & {
  value: Day | null
  onChange: (value: Day | null) => void
  /** The first and the last day that may be chosen. */
  from?: Day
  to?: Day
  /** Says in the field itself what the day is, where there is no room for a label above it. */
  prefix?: string
}

/** A day by calendar or by typing, in the era and with the first day of the week of the site. */
export function DayInput({ from, to, required, prefix, ...props }: Props) {
  const t = useTranslations()
  const style = useDateStyle()
  const yearOf = (day: Day) => shownYear(style.era, Number(day.slice(0, 4)))
  return (
    <DateInput
      {...props}
      required={required}
      minDate={from}
      maxDate={to}
      placeholder={t(`form.${prefix ? 'dayFormat' : 'dayPlaceholder'}${style.era}`)}
      valueFormat={(day) => formatDay(style, day)}
      dateParser={(text) => parseTypedDay(style.era, text)}
      monthLabelFormat={(day) => formatMonth(style, day)}
      yearLabelFormat={yearOf}
      yearsListFormat={yearOf}
      decadeLabelFormat={(first, last) => `${yearOf(first)} – ${yearOf(last)}`}
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('common.clear') }}
      leftSection={
        prefix ? (
          <span className={classes.prefix} aria-hidden>
            {prefix}
          </span>
        ) : (
          <IconCalendar size={18} aria-hidden />
        )
      }
      {...(prefix && { leftSectionWidth: `${widthOf(prefix)}em` })}
      ariaLabels={{
        previousMonth: t('form.previousMonth'),
        nextMonth: t('form.nextMonth'),
        previousYear: t('form.previousYear'),
        nextYear: t('form.nextYear'),
        previousDecade: t('form.previousDecade'),
        nextDecade: t('form.nextDecade'),
      }}
      classNames={{ weekday: classes.weekday, day: classes.day }}
      popoverProps={{ shadow: 'md' }}
    />
  )
}

/** About as wide as the text: Thai marks above and below take no room of their own. */
const widthOf = (text: string) => text.replace(/\p{Mn}/gu, '').length * 0.56 + 1.5
