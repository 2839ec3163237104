'use client'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { useSessionTime, type SessionTime } from '@/components/training/use-session-name'
import { takesSeat } from '@/lib/domain/training/attendance/workflow'
import {
  trainingEnrollments,
  type AttendanceRecord,
} from '@/lib/domain/training/training-enrollments/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { useMayEnroll } from './may-enroll'

/** The next session of the safety training in which a person has a seat. */
export function NextBookedSession({ personId }: { personId: string }) {
  const latest = { personId, sort: '-session', page: 1, pageSize: 100 } as const
  const { data } = useApi(trainingEnrollments.search, latest, { enabled: useMayEnroll() })
  const ahead = data?.rows.filter(({ session, status }) => !session.hasBegun && takesSeat(status))
  return <FirstInSafetyTraining seats={ahead?.toReversed() ?? []} />
}

function FirstInSafetyTraining({ seats }: { seats: AttendanceRecord[] }) {
  const [seat, ...later] = seats
  return seat && <SeatOrLater seat={seat} later={later} />
}

function SeatOrLater({ seat, later }: { seat: AttendanceRecord; later: AttendanceRecord[] }) {
  const { data } = useApi(trainingSessions.get, { id: seat.sessionId })
  if (!data) return null
  if (data.credentialTypeId !== null) return <FirstInSafetyTraining seats={later} />
  return <BookedSession of={{ sessionId: seat.sessionId, ...seat.session }} />
}

export function BookedSession({ of }: { of: SessionTime & { sessionId: string } }) {
  const t = useTranslations('training.seatSearch')
  const timeOf = useSessionTime()
  return (
    <Anchor
      component={Link}
      href={`/training/sessions/${of.sessionId}` as Route}
      prefetch={false}
      size="sm"
      display="block"
    >
      {t('booked', { when: timeOf(of) })}
    </Anchor>
  )
}
