'use client'
import { Drawer, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Seats } from '@/components/training-sessions/seats'
import type { CandidateRecord } from '@/lib/domain/training-enrollments/contract'
import { trainingSessions } from '@/lib/domain/training-sessions/contract'
import { useApi } from '@/lib/platform/http/use-api'
import { CandidateList } from './candidate-list'
import { EnrollActions } from './enroll-actions'
import { LIVE } from './live'
import { Verdicts } from './verdicts'
import { useEnroll } from './use-enroll'

type Props = { sessionId: string; ownEmployerId: string | null; onClose: () => void }

/** Who is to take part: chosen from one's own people, with the verdict on each before and after. */
export function EnrollDrawer({ sessionId, ownEmployerId, onClose }: Props) {
  const t = useTranslations()
  const session = useApi(trainingSessions.get, { id: sessionId }, { refetchInterval: LIVE }).data
  const [chosen, setChosen] = useState<readonly CandidateRecord[]>([])
  const enrolling = useEnroll(sessionId, { onAllIn: onClose })
  const toggle = (person: CandidateRecord) => {
    enrolling.forget()
    const isIn = chosen.some(({ id }) => id === person.id)
    setChosen(isIn ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  }
  const start = () => setChosen([])
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t('trainingEnrollments.enrollTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
    >
      <Stack gap="md">
        {session && <Seats {...session} />}
        <Verdicts enrolling={enrolling} chosen={chosen} onAgain={start} onClose={onClose} />
        {!enrolling.results && (
          <>
            <CandidateList
              sessionId={sessionId}
              ownEmployerId={ownEmployerId}
              chosen={chosen}
              onToggle={toggle}
            />
            <EnrollActions
              chosen={chosen}
              seatsLeft={session ? session.capacity - session.seatsTaken : 0}
              enrolling={enrolling}
              onClose={onClose}
            />
          </>
        )}
      </Stack>
    </Drawer>
  )
}
