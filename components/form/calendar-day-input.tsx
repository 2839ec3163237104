'use client'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/th'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState, type FocusEvent } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import { formatDay } from '@/lib/platform/dates/format'
import { parseTypedDay } from '@/lib/platform/dates/typed-day'
import type { DayInputProps } from './day-input-props'
import { useCalendarWords } from './use-calendar-words'

/** The calendar opens by a click alone: a field that takes the focus keeps what stands below it in sight. */
export function CalendarDayInput({ from, to, required, onBlur, ...props }: DayInputProps) {
  const t = useTranslations()
  const style = useDateStyle()
  const [isAsked, setAsked] = useState(false)
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setAsked(false)
    onBlur?.(event)
  }
  return (
    <DateInput
      {...props}
      required={required}
      minDate={from}
      maxDate={to}
      placeholder={t(`form.dayPlaceholder${style.era}`)}
      valueFormat={(day) => formatDay(style, day)}
      dateParser={(text) => parseTypedDay(style.era, text)}
      {...useCalendarWords()}
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('common.clear') }}
      leftSection={<IconCalendar size={18} aria-hidden />}
      onClick={() => setAsked(true)}
      onBlur={leave}
      popoverProps={{ shadow: 'md', disabled: !isAsked }}
    />
  )
}
