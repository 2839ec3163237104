'use client'
import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useLeave } from '@/components/form/form-context'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useUnsavedWarning } from '@/components/form/use-unsaved-warning'
import { AskedFor } from '@/components/training-enrollments/form/asked-for'
import { CandidateList } from '@/components/training-enrollments/form/candidate-list'
import { useChosen } from '@/components/training-enrollments/form/use-chosen'
import { Actions } from '@/components/ui/actions'
import { seatRequests, type SeatRequestRecord } from '@/lib/domain/training/seat-requests/contract'
import type { CandidateRecord } from '@/lib/domain/training/training-enrollments/contract'
import classes from './queue.module.css'
import type { NamingCommand } from './request-commands'
import { SeatOutcome } from './seat-outcome'
import { useSeatCommand } from './use-seat-command'

export type Naming = { request: SeatRequestRecord; command: NamingCommand }

/** Accepts an offer, or names people for held seats. */
export function NamesDrawer({ isOpen, close, row }: DrawerOf<Naming>) {
  const t = useTranslations('seatRequests')
  if (!row) return null
  const { request, command } = row
  return (
    <RecordDrawer title={t(`${command}Title`)} isOpen={isOpen} onClose={close}>
      <AskedFor
        sessionId={request.sessionId}
        personIds={command === 'accept' ? request.personIds : []}
      >
        {(named) => <Names request={request} command={command} named={named} close={close} />}
      </AskedFor>
    </RecordDrawer>
  )
}

type NamesProps = Naming & {
  named: readonly CandidateRecord[]
  close: () => void
}

/** How many people can be named. */
const seatsOf = ({ request, command }: Naming) =>
  command === 'accept' ? request.offeredSeats : request.seats - request.people.length

function Names({ request, command, named, close }: NamesProps) {
  const t = useTranslations()
  const leave = useLeave()
  const seats = seatsOf({ request, command })
  const { chosen, toggle, ids, hasAdded } = useChosen(named.slice(0, seats))
  const naming = useSeatCommand(seatRequests[command], {
    done: t(`seatRequests.commands.${command}.done`),
    close,
  })
  useUnsavedWarning(hasAdded && naming.skipped.length === 0)
  if (naming.skipped.length > 0) return <SeatOutcome {...naming} close={close} />
  const isTooMany = ids.length > seats
  return (
    <Stack gap="md">
      <Text>{t(`seatRequests.${command}Text`, { seats })}</Text>
      <SeatOutcome {...naming} close={close} />
      <CandidateList
        sessionId={request.sessionId}
        employer={{ id: request.contractorId }}
        isForQueue
        asked={named}
        chosen={chosen}
        onToggle={toggle}
      />
      <div className={classes.actions}>
        <Text size="sm" c={isTooMany ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
          {t('seatRequests.chosenOf', { count: ids.length, seats })}
        </Text>
        <Actions>
          <Button variant="default" onClick={leave}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={isTooMany || (command === 'name' && ids.length === 0)}
            loading={naming.isPending}
            onClick={() => naming.run({ id: request.id, personIds: ids })}
          >
            {command === 'accept'
              ? t('seatRequests.acceptSome', { seats })
              : t('seatRequests.nameSome', { count: ids.length })}
          </Button>
        </Actions>
      </div>
    </Stack>
  )
}
