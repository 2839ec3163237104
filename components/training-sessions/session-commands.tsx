'use client'
import { useTranslations } from 'next-intl'
import { CommandButtons } from '@/components/workflow/command-buttons'
import type { Commands } from '@/components/workflow/commands'
import type { Conflict } from '@/components/workflow/use-conflict'
import {
  trainingSessions,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import {
  sessionWorkflow,
  type SessionCommand,
} from '@/lib/domain/training/training-sessions/workflow'

type Props = { session: TrainingSessionRecord; conflict: Conflict }

export function SessionCommands({ session: { id, seatsTaken, can }, conflict }: Props) {
  const t = useTranslations('trainingSessions')
  const commands: Commands<SessionCommand> = {
    offered: can.commands,
    of: (command) => sessionWorkflow.of(command),
    contractOf: (command) => trainingSessions[command],
    inputOf: () => ({ id }),
    wordsOf: (command) => ({
      label: t(`commands.${command}.label`),
      text: t(`commands.${command}.text`, { count: seatsTaken }),
      done: t(`commands.${command}.done`),
    }),
    // Shown to everybody who opens the cancelled session.
    reason: {
      name: 'reason',
      labels: { needed: t('cancelReason') },
      maxLength: 500,
    },
    cancelLabelOf: (command) => (command === 'cancel' ? t('doNotCancel') : undefined),
    conflict,
  }
  return <CommandButtons commands={commands} />
}
