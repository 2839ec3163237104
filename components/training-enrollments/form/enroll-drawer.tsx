'use client'
import { Drawer, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useBackCloses } from '@/components/form/use-back-closes'
import type { DrawerOf } from '@/components/form/use-drawer'
import { Seats } from '@/components/training/seats'
import type { CandidateRecord } from '@/lib/domain/training/training-enrollments/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { AskedFor } from './asked-for'
import { CandidateList } from './candidate-list'
import { EnrollActions } from './enroll-actions'
import { REFRESH_INTERVAL } from '@/components/training-enrollments/refresh-interval'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { EnrollOutcome } from './enroll-outcome'
import { useEnroll } from './use-enroll'

type Subject = {
  sessionId: string
  ownEmployerId: string | null
  /** The people for whom the drawer was opened. */
  personIds: readonly string[]
}

export function EnrollDrawer({ isOpen, close, ...subject }: Subject & DrawerOf<never>) {
  const t = useTranslations()
  useFocusBack(isOpen)
  const onEscape = useBackCloses(isOpen, close)
  return (
    <Drawer
      opened={isOpen}
      onClose={onEscape}
      position="right"
      size="lg"
      title={t('trainingEnrollments.enrollTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      styles={{ title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } }}
    >
      <AskedFor sessionId={subject.sessionId} personIds={subject.personIds}>
        {(asked) => (
          <CandidateSelection
            sessionId={subject.sessionId}
            ownEmployerId={subject.ownEmployerId}
            asked={asked}
            close={close}
          />
        )}
      </AskedFor>
    </Drawer>
  )
}

type SelectionProps = Omit<Subject, 'personIds'> & {
  asked: readonly CandidateRecord[]
  close: () => void
}

/** Mounted with the open drawer, so that each opening starts with those alone who were asked for. */
function CandidateSelection({ sessionId, ownEmployerId, asked, close }: SelectionProps) {
  const session = useApi(
    trainingSessions.get,
    { id: sessionId },
    { refetchInterval: REFRESH_INTERVAL },
  ).data
  const [chosen, setChosen] = useState(() => asked.filter(({ refusal }) => !refusal))
  const enrolling = useEnroll(sessionId, { onEnrolled: close })
  const toggle = (person: CandidateRecord) => {
    enrolling.forget()
    const isIn = chosen.some(({ id }) => id === person.id)
    setChosen(isIn ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person])
  }
  return (
    <Stack gap="md">
      {session && <Seats {...session} />}
      <EnrollOutcome
        enrolling={enrolling}
        chosen={chosen}
        onEnrollMore={() => setChosen([])}
        onClose={close}
      />
      {!enrolling.results && (
        <>
          <CandidateList
            sessionId={sessionId}
            employer={ownEmployerId === null ? null : { id: ownEmployerId }}
            asked={asked}
            chosen={chosen}
            onToggle={toggle}
          />
          <EnrollActions
            chosen={chosen}
            seatsLeft={session?.seatsFree ?? 0}
            enrolling={enrolling}
            onClose={close}
          />
        </>
      )}
    </Stack>
  )
}
