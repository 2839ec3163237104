'use client'
import { useTranslations } from 'next-intl'
import type { CalendarEvent, CalendarMark } from '@/components/calendar/calendar-event'
import { sessionLooks } from '@/components/training/session-status'
import { useSessionName } from '@/components/training/use-session-name'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import {
  sessionStatuses,
  type SessionStatus,
} from '@/lib/domain/training/training-sessions/workflow'

export function useSessionEvents() {
  const t = useTranslations()
  const nameOf = useSessionName()
  const markOf = (status: SessionStatus): CalendarMark => ({
    ...sessionLooks[status],
    label: t(`training.sessionStatuses.${status}`),
  })
  const eventOf = (session: TrainingSessionRecord): CalendarEvent => ({
    id: session.id,
    title: nameOf(session).subject,
    brief: `${session.capacity - session.seatsFree}/${session.capacity}`,
    place: session.location,
    detail: t('trainingSessions.atAGlance', {
      location: session.location,
      taken: session.capacity - session.seatsFree,
      capacity: session.capacity,
      waiting: session.waitingSeats,
    }),
    day: session.date,
    startTime: session.startTime,
    endTime: session.endTime,
    mark: markOf(session.status),
    isMovable: session.can.move,
  })
  return {
    eventOf,
    legend: sessionStatuses.map(markOf),
    note: t('trainingSessions.atAGlanceKey'),
  }
}
