'use client'
import { useMergedRef } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useDateStyle } from '@/components/ui/date-style'
import { FieldFace } from '@/components/ui/field-face'
import { later } from '@/components/ui/later'
import { useFieldFace } from '@/components/ui/use-field-face'
import { formatDay } from '@/lib/platform/dates/format'
import type { DayInputProps } from './day-input-props'

const useCalendar = later(() => import('./calendar-day-input'))

/** A day, typed or chosen in a calendar, which is fetched once the page is there. */
export function DayInput({ ref, ...props }: DayInputProps) {
  const t = useTranslations('form')
  const style = useDateStyle()
  const calendar = useCalendar()
  const field = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(field, ref)
  const { typed, handlers } = useFieldFace(field, { isThere: calendar !== null })
  if (calendar) return <calendar.CalendarDayInput {...props} ref={mergedRef} />
  return (
    <FieldFace
      ref={ref}
      {...props}
      {...handlers}
      text={typed || (props.value ? formatDay(style, props.value) : '')}
      placeholder={t(`dayPlaceholder${style.era}`)}
      leftSection={<IconCalendar size={18} aria-hidden />}
    />
  )
}
