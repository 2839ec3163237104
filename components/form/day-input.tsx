'use client'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { FieldFace } from '@/components/ui/field-face'
import { later } from '@/components/ui/later'
import { useFieldFace } from '@/components/ui/use-field-face'
import { formatDay } from '@/lib/platform/dates/format'
import type { DayInputProps } from './day-input-props'

const useCalendar = later(() => import('./calendar-day-input'))

/** A day, typed or chosen in a calendar, which is fetched once the page is there. */
export function DayInput(props: DayInputProps) {
  const t = useTranslations('form')
  const style = useDateStyle()
  const calendar = useCalendar()
  const { face, atFirst } = useFieldFace()
  if (calendar) return <calendar.CalendarDayInput {...props} {...atFirst} />
  return (
    <FieldFace
      {...props}
      {...face}
      text={props.value ? formatDay(style, props.value) : ''}
      placeholder={t(`dayPlaceholder${style.era}`)}
      leftSection={<IconCalendar size={18} aria-hidden />}
    />
  )
}
