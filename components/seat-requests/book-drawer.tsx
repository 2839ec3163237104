'use client'
import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLeave } from '@/components/form/form-context'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useUnsavedWarning } from '@/components/form/use-unsaved-warning'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { CandidateList } from '@/components/training-enrollments/form/candidate-list'
import { useChosen } from '@/components/training-enrollments/form/use-chosen'
import { Seats } from '@/components/training/seats'
import { Actions } from '@/components/ui/actions'
import { LookupSelect } from '@/components/ui/lookup-select'
import { MOST_SEATS, seatRequests } from '@/lib/domain/training/seat-requests/contract'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import classes from './queue.module.css'
import { SeatOutcome } from './seat-outcome'
import { useSeatCommand } from './use-seat-command'

/** Seats at first, as typed. */
const ONE = '1'

type Props = { session: TrainingSessionRecord; ownEmployerId: string | null }

export function BookDrawer({ isOpen, close, ...subject }: Props & DrawerOf<never>) {
  const t = useTranslations('seatRequests')
  return (
    <RecordDrawer title={t('book')} isOpen={isOpen} onClose={close}>
      <Booking {...subject} close={close} />
    </RecordDrawer>
  )
}

type BookingProps = Props & { close: () => void }

/** Mounted with the open drawer, so that each opening starts anew. */
function Booking({ session, ownEmployerId, close }: BookingProps) {
  const t = useTranslations()
  const leave = useLeave()
  const [employerId, setEmployerId] = useState(ownEmployerId)
  const [typed, setTyped] = useState(ONE)
  const [takesPart, setTakesPart] = useState(true)
  const [autoTake, setAutoTake] = useState(true)
  const { chosen, toggle, clear, ids } = useChosen()
  const booking = useSeatCommand(seatRequests.book, { done: t('seatRequests.booked'), close })
  const isFilledIn =
    ids.length > 0 || typed !== ONE || employerId !== ownEmployerId || !takesPart || !autoTake
  useUnsavedWarning(isFilledIn && booking.skipped.length === 0)
  if (booking.skipped.length > 0) return <SeatOutcome {...booking} close={close} />
  const seats = Math.max(Number(typed) || 0, ids.length)
  const choose = (id: string | null) => {
    setEmployerId(id)
    clear()
  }
  const send = () =>
    employerId &&
    booking.run({
      sessionId: session.id,
      contractorId: employerId,
      seats,
      personIds: ids,
      takesPart,
      autoTake,
    })
  return (
    <Stack gap="md">
      <Seats {...session} />
      <SeatOutcome {...booking} close={close} />
      {!ownEmployerId && <Company value={employerId} onChange={choose} />}
      <TextInput
        label={t('seatRequests.howMany')}
        description={t('seatRequests.howManyHint')}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_SEATS}
        value={ids.length > Number(typed) ? String(ids.length) : typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Checkbox
        label={t('seatRequests.takesPart')}
        checked={takesPart}
        onChange={({ currentTarget }) => setTakesPart(currentTarget.checked)}
      />
      <Checkbox
        label={t('seatRequests.autoTake')}
        checked={autoTake}
        onChange={({ currentTarget }) => setAutoTake(currentTarget.checked)}
      />
      {employerId && (
        <CandidateList
          key={employerId}
          sessionId={session.id}
          employer={{ id: employerId }}
          isForQueue
          asked={[]}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      <div className={classes.actions}>
        <Text size="sm" c="dimmed" role="status">
          {t('seatRequests.chosenOf', { count: ids.length, seats })}
        </Text>
        <Actions>
          <Button variant="default" onClick={leave}>
            {t('common.cancel')}
          </Button>
          <Button disabled={!employerId || seats < 1} loading={booking.isPending} onClick={send}>
            {t('seatRequests.bookSome', { seats })}
          </Button>
        </Actions>
      </div>
    </Stack>
  )
}

type CompanyProps = { value: string | null; onChange: (id: string | null) => void }

function Company({ value, onChange }: CompanyProps) {
  const t = useTranslations('persons')
  return (
    <LookupSelect
      label={t('employer')}
      lookup={useEmployerLookup({ kind: 'Contractor' })}
      value={value}
      onChange={onChange}
      required
    />
  )
}
