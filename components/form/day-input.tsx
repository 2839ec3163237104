'use client'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/th'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState, type FocusEvent } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import type { Day } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import { parseTypedDay } from '@/lib/platform/dates/typed-day'
import { useCalendarWords } from './use-calendar-words'

type Props = Pick<
  DateInputProps,
  'label' | 'aria-label' | 'description' | 'required' | 'disabled' | 'error' | 'onBlur' | 'ref'
> & {
  value: Day | null
  onChange: (value: Day | null) => void
  /** First and last day that may be chosen, both inclusive. */
  from?: Day
  to?: Day
}

/** The calendar opens by a click alone: a field that takes the focus keeps what stands below it in sight. */
export function DayInput({ from, to, required, onBlur, ...props }: Props) {
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
