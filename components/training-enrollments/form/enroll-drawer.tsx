'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useUnsavedWarning } from '@/components/form/use-unsaved-warning'
import { Seats } from '@/components/training/seats'
import { REFRESH_INTERVAL } from '@/components/training-enrollments/refresh-interval'
import type { CandidateRecord } from '@/lib/domain/training/training-enrollments/contract'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { AskedFor } from './asked-for'
import { CandidateList } from './candidate-list'
import { EnrollActions } from './enroll-actions'
import { EnrollOutcome } from './enroll-outcome'
import { useChosen } from './use-chosen'
import { useEnroll } from './use-enroll'

type Subject = {
  sessionId: string
  ownEmployerId: string | null
  /** The people for whom the drawer was opened. */
  personIds: readonly string[]
}

export function EnrollDrawer({ isOpen, close, ...subject }: Subject & DrawerOf<never>) {
  const t = useTranslations('trainingEnrollments')
  return (
    <RecordDrawer title={t('enrollTitle')} isOpen={isOpen} onClose={close}>
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
    </RecordDrawer>
  )
}

type SelectionProps = Omit<Subject, 'personIds'> & {
  asked: readonly CandidateRecord[]
  close: () => void
}

/** Mounted with the open drawer, so that each opening starts with those alone who were asked for. */
function CandidateSelection(props: SelectionProps) {
  const { sessionId, ownEmployerId, asked, close } = props
  const session = useApi(
    trainingSessions.get,
    { id: sessionId },
    { refetchInterval: REFRESH_INTERVAL },
  ).data
  const selection = useChosen(asked.filter(({ refusal }) => !refusal))
  const { chosen } = selection
  const enrolling = useEnroll(sessionId, { onEnrolled: close })
  useUnsavedWarning(selection.hasAdded && !enrolling.results)
  const toggle = (person: CandidateRecord) => {
    enrolling.forget()
    selection.toggle(person)
  }
  return (
    <Stack gap="md">
      {session && <Seats {...session} />}
      <EnrollOutcome
        enrolling={enrolling}
        chosen={chosen}
        onEnrollMore={selection.clear}
        onClose={close}
      />
      {!enrolling.results && (
        <>
          {/* Who is chosen while the others are being enrolled would be lost when they are. */}
          <div inert={enrolling.isPending}>
            <CandidateList
              sessionId={sessionId}
              employer={ownEmployerId === null ? null : { id: ownEmployerId }}
              asked={asked}
              chosen={chosen}
              onToggle={toggle}
            />
          </div>
          <EnrollActions
            chosen={chosen}
            seatsLeft={session?.seatsFree ?? 0}
            enrolling={enrolling}
          />
        </>
      )}
    </Stack>
  )
}
