'use client'
import { Stack, Text, Tooltip } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { StatusBadge } from '@/components/ui/status-badge'
import { formatLongDay } from '@/lib/platform/dates/format'
import type { CalendarEvent } from './calendar-event'
import classes from './event-card.module.css'

type Props = { event: CalendarEvent; box: HTMLElement; canMove: boolean }

/** All about an event, beside its box. A screen reader has the same from the name of the box. */
export const EventCard = ({ box, ...content }: Props) => (
  <Tooltip
    target={box}
    opened
    interactive
    multiline
    // Inside the calendar, for those who walk by landmarks; fixed, so that its edge does not cut the card.
    withinPortal={false}
    floatingStrategy="fixed"
    position="right-start"
    offset={8}
    classNames={{ tooltip: classes.card }}
    label={<Content {...content} />}
  />
)

function Content({ event, canMove }: Omit<Props, 'box'>) {
  const t = useTranslations('calendar')
  const dates = useDateStyle()
  const { mark, title, day, startTime, endTime, detail } = event
  return (
    <Stack gap={4} align="start">
      <Text fw={650}>{title}</Text>
      <StatusBadge tone={mark.tone} icon={mark.icon}>
        {mark.label}
      </StatusBadge>
      <Text size="sm">
        {formatLongDay(dates, day)}
        <br />
        {startTime}–{endTime}
      </Text>
      <Text size="sm">{detail}</Text>
      {canMove && event.isMovable && (
        <Text size="xs" c="dimmed">
          {t('moveHint')}
        </Text>
      )}
    </Stack>
  )
}
