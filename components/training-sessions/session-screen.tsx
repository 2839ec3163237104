'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { AttendanceSheet } from '@/components/training-enrollments/list/attendance-sheet'
import { CheckIn } from '@/components/training-enrollments/record/check-in'
import { LIVE } from '@/components/training-enrollments/live'
import { Roster } from '@/components/training-enrollments/list/roster'
import { SessionStatusBadge } from '@/components/training/session-status'
import { useSessionName } from '@/components/training/use-session-name'
import { useDateStyle } from '@/components/ui/date-style'
import { ErrorAlert } from '@/components/ui/error-alert'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import { formatLongDay } from '@/lib/platform/dates/format'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { SessionPanel } from './session-panel'

type Reader = {
  /** The reader is offered the calendar of all sessions. */
  hasCalendar: boolean
  /** The reader may see who is enrolled: all of them, or the own people. */
  seesRoster: boolean
  /** The one employer whose people a Contractor sees and enrols. */
  ownEmployerId: string | null
}

/** One session: its facts and commands, its people, and check-in at the gate. */
export function SessionScreen({ id, ...reader }: Reader & { id: string }) {
  const answer = useApi(trainingSessions.get, { id }, { refetchInterval: LIVE })
  if (answer.data) return <KnownSession session={answer.data} {...reader} />
  if (answer.error)
    return <NoSession problem={answer.error} retry={() => void answer.refetch()} {...reader} />
  return <TableSkeleton />
}

type NoSessionProps = Reader & { problem: ApiProblem; retry: () => void }

function NoSession({ problem, retry, hasCalendar }: NoSessionProps) {
  const t = useTranslations()
  // A record that is not there is 400 here, not 404.
  const isMissing = problem.body.status === 400
  return (
    <>
      {hasCalendar && (
        <BackLink href="/training/calendar">{t('trainingSessions.calendar')}</BackLink>
      )}
      <PageHeader title={t(`trainingSessions.${isMissing ? 'missing' : 'session'}`)} />
      <ErrorAlert
        problem={problem}
        title={t('common.loadFailed')}
        action={{ label: t('common.retry'), onClick: retry }}
      />
    </>
  )
}

function KnownSession({ session, ...reader }: Reader & { session: TrainingSessionRecord }) {
  const t = useTranslations('trainingSessions')
  const dates = useDateStyle()
  const { subject } = useSessionName()(session)
  const { date, startTime, endTime, location } = session
  return (
    <>
      <div data-screen-only>
        {reader.hasCalendar ? (
          <BackLink href="/training/calendar">{t('calendar')}</BackLink>
        ) : (
          <BackLink href="/training/info">{t('info')}</BackLink>
        )}
        <PageHeader
          title={subject}
          description={`${formatLongDay(dates, date)} · ${startTime}–${endTime} · ${location}`}
          actions={<SessionStatusBadge status={session.status} />}
        />
        <Stack gap="lg">
          <SessionPanel session={session} {...reader} />
          {session.can.checkIn && <CheckIn sessionId={session.id} />}
          {reader.seesRoster && <Roster session={session} ownEmployerId={reader.ownEmployerId} />}
        </Stack>
      </div>
      {reader.seesRoster && <AttendanceSheet session={session} />}
    </>
  )
}
