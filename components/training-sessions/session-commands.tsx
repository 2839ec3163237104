'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
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

type Props = { session: TrainingSessionRecord; conflict: Conflict; children: ReactNode }

export function SessionCommands({ session, conflict, children }: Props) {
  const t = useTranslations('trainingSessions')
  const { id, seatsTaken, can } = session
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
  return <CommandButtons commands={commands}>{children}</CommandButtons>
}
