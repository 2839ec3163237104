'use client'
import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { CommandButtons } from '@/components/workflow/command-buttons'
import { wordsIn } from '@/components/workflow/command-words'
import type { Commands } from '@/components/workflow/commands'
import type { Conflict } from '@/components/workflow/use-conflict'
import { seatRequests, type SeatRequestRecord } from '@/lib/domain/training/seat-requests/contract'
import {
  seatRequestWorkflow,
  type SeatRequestCommand,
} from '@/lib/domain/training/seat-requests/workflow'

/** For these people are chosen, in a drawer of their own. */
const namingCommands = ['accept', 'name'] as const
export type NamingCommand = (typeof namingCommands)[number]
type DialogCommand = Exclude<SeatRequestCommand, NamingCommand>

export type OpenNames = (naming: { request: SeatRequestRecord; command: NamingCommand }) => void

const isNaming = (command: SeatRequestCommand): command is NamingCommand =>
  namingCommands.some((naming) => naming === command)
const isDialog = (command: SeatRequestCommand): command is DialogCommand => !isNaming(command)

/** An offer is declined, which withdraws it; and the first one is first already. */
const isUseful = (command: DialogCommand, { status, position }: SeatRequestRecord) =>
  !(command === 'withdraw' && status === 'Offered') && !(command === 'moveFirst' && position === 1)

type Props = { request: SeatRequestRecord; conflict: Conflict; openNames: OpenNames }

export function RequestCommands({ request, conflict, openNames }: Props) {
  const t = useTranslations('seatRequests')
  const { id, rowVersion, can } = request
  const commands: Commands<DialogCommand> = {
    offered: can.commands.filter(isDialog).filter((command) => isUseful(command, request)),
    of: (command) => seatRequestWorkflow.of(command),
    contractOf: (command) => seatRequests[command],
    inputOf: () => ({ id, rowVersion }),
    wordsOf: wordsIn(t),
    reason: {
      name: 'reason',
      labels: { needed: t('reason') },
      maxLength: 500,
    },
    cancelLabelOf: () => t('back'),
    conflict,
  }
  return (
    <>
      {can.commands.filter(isNaming).map((command) => (
        <Button
          key={command}
          leftSection={<IconUserPlus size={18} />}
          onClick={() => openNames({ request, command })}
        >
          {t(`commands.${command}.label`)}
        </Button>
      ))}
      <CommandButtons commands={commands} />
    </>
  )
}
