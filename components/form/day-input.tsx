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
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- its face had the focus
      autoFocus={asked !== null}
      isOpenAtFirst={isOpenAtFirst}
    />
  )
}

type FaceProps = DayInputProps & ReturnType<typeof useAsked>['face']

function Face(props: FaceProps) {
  const { label, description, required, disabled, error, value, ref } = props
  const t = useTranslations('form')
  const style = useDateStyle()
  return (
    <TextInput
      ref={ref}
      label={label}
      description={description}
      required={required}
      disabled={disabled}
      error={error}
      aria-label={props['aria-label']}
      readOnly
      value={value ? formatDay(style, value) : ''}
      placeholder={t(`dayPlaceholder${style.era}`)}
      leftSection={<IconCalendar size={18} aria-hidden />}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onKeyDown={props.onKeyDown}
      onClick={props.onPress}
    />
  )
}
