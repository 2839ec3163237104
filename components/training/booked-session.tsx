'use client'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import Link from 'next/link'
import { useSessionTime, type SessionTime } from '@/components/training/use-session-name'
import { takesSeat } from '@/lib/domain/training/attendance/workflow'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { useMayEnroll } from './may-enroll'

/** The session that a person is enrolled in and that is still to come. */
export function NextBookedSession({ personId }: { personId: string }) {
  const latest = { personId, sort: '-session', page: 1, pageSize: 5 } as const
  const { data } = useApi(trainingEnrollments.search, latest, { enabled: useMayEnroll() })
  const booked = data?.rows.find(({ session, status }) => !session.hasBegun && takesSeat(status))
  return booked && <BookedSession of={{ sessionId: booked.sessionId, ...booked.session }} />
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
