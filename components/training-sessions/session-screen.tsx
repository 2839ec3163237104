'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { RecordScreen } from '@/components/record/record-screen'
import { AttendanceSheet } from '@/components/training-enrollments/list/attendance-sheet'
import { CheckIn } from '@/components/training-enrollments/record/check-in'
import { REFRESH_INTERVAL } from '@/components/training-enrollments/refresh-interval'
import { SessionStatusBadge } from '@/components/training/session-status'
import { SeatSearchBanner } from '@/components/training/seat-search-banner'
import { useSessionName } from '@/components/training/use-session-name'
import { useDateStyle } from '@/components/ui/date-style'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import { formatLongDay } from '@/lib/platform/dates/format'
import { useApi } from '@/lib/platform/browser/use-api'
import { SessionPanel } from './session-panel'
import { SessionTabs } from './session-tabs'
import { SheetButtons } from './sheet-buttons'

type Reader = {
  /** The reader is offered the calendar of all sessions. */
  hasCalendar: boolean
  /** The reader may see the roster: everybody, or their own people only. */
  seesRoster: boolean
  /** The one employer whose people a Contractor sees and enrols. */
  ownEmployerId: string | null
}

export function SessionScreen({ id, ...reader }: Reader & { id: string }) {
  const t = useTranslations('trainingSessions')
  const answer = useApi(trainingSessions.get, { id }, { refetchInterval: REFRESH_INTERVAL })
  return (
    <RecordScreen
      answer={answer}
      back={reader.hasCalendar ? { href: '/training/calendar', label: t('calendar') } : undefined}
      title={t('session')}
      missing={{ title: t('missing') }}
    >
      {(session) => <LoadedSession session={session} {...reader} />}
    </RecordScreen>
  )
}

function LoadedSession({ session, ...reader }: Reader & { session: TrainingSessionRecord }) {
  const t = useTranslations('trainingSessions')
  const dates = useDateStyle()
  const { subject, when } = useSessionName()(session)
  const { date, startTime, endTime, location } = session
  return (
    <>
      {/* On paper those who see the roster have the attendance sheet in its place. */}
      <div data-screen-only={reader.seesRoster || undefined}>
        {reader.hasCalendar ? (
          <BackLink href="/training/calendar">{t('calendar')}</BackLink>
        ) : (
          <BackLink href="/training/info">{t('info')}</BackLink>
        )}
        <PageHeader
          title={subject}
          tabTitle={`${subject} ${when}`}
          description={`${formatLongDay(dates, date)} · ${startTime}–${endTime} · ${location}`}
          actions={
            <>
              <SessionStatusBadge status={session.status} />
              {reader.seesRoster && <SheetButtons id={session.id} />}
            </>
          }
        />
        <SeatSearchBanner />
        <Stack gap="lg">
          {session.can.checkIn && <CheckIn sessionId={session.id} />}
          <SessionPanel session={session} {...reader} />
          {reader.seesRoster && (
            <SessionTabs session={session} ownEmployerId={reader.ownEmployerId} />
          )}
        </Stack>
      </div>
      {reader.seesRoster && <AttendanceSheet session={session} />}
    </>
  )
}
