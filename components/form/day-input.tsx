'use client'
import { TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { later } from '@/components/ui/later'
import { useAsked } from '@/components/ui/use-asked'
import { formatDay } from '@/lib/platform/dates/format'
import type { DayInputProps } from './day-input-props'

const useCalendar = later(() => import('./calendar-day-input'))

/** A day, typed or chosen in a calendar, which is fetched once the page is there. */
export function DayInput(props: DayInputProps) {
  const calendar = useCalendar()
  const { asked, face } = useAsked()
  if (!calendar) return <Face {...props} {...face} />
  const isOpenAtFirst = asked === 'list'
  return (
    <calendar.CalendarDayInput
      {...props}
      autoFocus={asked !== null}
      isOpenAtFirst={isOpenAtFirst}
    />
  )
}

type FaceProps = DayInputProps & ReturnType<typeof useAsked>['face']

function Face({ value, onChange: _, from: _from, to: _to, onPress, ...props }: FaceProps) {
  const t = useTranslations('form')
  const style = useDateStyle()
  return (
    <TextInput
      {...props}
      readOnly
      value={value ? formatDay(style, value) : ''}
      placeholder={t(`dayPlaceholder${style.era}`)}
      leftSection={<IconCalendar size={18} aria-hidden />}
      onClick={onPress}
    />
  )
}
