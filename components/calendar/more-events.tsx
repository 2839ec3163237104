'use client'
import { Modal } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { useFocusBack } from '@/components/ui/use-focus-back'
import type { Day } from '@/lib/platform/dates/day'
import { formatLongDay } from '@/lib/platform/dates/format'
import { EventList } from './agenda'
import type { CalendarEvent } from './calendar-event'

type Props = {
  day: Day
  events: CalendarEvent[]
  onOpen: (event: CalendarEvent) => void
  isOpen: boolean
  close: () => void
}

/** All events of a day that has more than its box in the month view can show. */
export function MoreEvents({ day, events, onOpen, isOpen, close }: Props) {
  const t = useTranslations('common')
  useFocusBack(isOpen)
  return (
    <Modal
      opened={isOpen}
      centered
      size="lg"
      title={formatLongDay(useDateStyle(), day)}
      onClose={close}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ title: { fontWeight: 650 } }}
    >
      <EventList events={events} onOpen={onOpen} />
    </Modal>
  )
}
