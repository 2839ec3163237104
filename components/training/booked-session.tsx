'use client'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useSessionTime, type SessionTime } from '@/components/training/use-session-name'
import { takesSeat } from '@/lib/domain/training/attendance/workflow'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { useMayEnroll } from './may-enroll'

/** The next session of the safety training in which a person has a seat. */
export function NextBookedSession({ personId }: { personId: string }) {
  const latestFirst = { personId, sort: '-session', page: 1, pageSize: 100 } as const
  const { data } = useApi(trainingEnrollments.search, latestFirst, { enabled: useMayEnroll() })
  const next = data?.rows.findLast(
    ({ session, status }) =>
      !session.hasBegun && session.credentialTypeId === null && takesSeat(status),
  )
  return next && <BookedSession of={{ sessionId: next.sessionId, ...next.session }} />
}

export function BookedSession({ of }: { of: SessionTime & { sessionId: string } }) {
  const t = useTranslations('training.seatSearch')
  const timeOf = useSessionTime()
  return (
    <Anchor
      component={Link}
      href={route(`/training/sessions/${of.sessionId}`)}
      prefetch={false}
      size="sm"
      display="block"
    >
      {t('booked', { when: timeOf(of) })}
    </Anchor>
  )
}
