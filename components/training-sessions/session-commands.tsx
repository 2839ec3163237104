'use client'
import { Button, type ButtonProps } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { useConfirm } from '@/components/ui/confirm'
import { useToast } from '@/components/ui/toast'
import {
  trainingSessions,
  type SessionCommand,
  type TrainingSessionRecord,
} from '@/lib/domain/training/training-sessions/contract'
import { useCommand } from '@/lib/platform/browser/use-api'

const CancelDialog = dynamic(() => import('./cancel-dialog').then((part) => part.CancelDialog))

const looks: Record<SessionCommand, Pick<ButtonProps, 'variant' | 'color'>> = {
  complete: {},
  reopen: { variant: 'default' },
  close: { variant: 'default' },
  cancel: { variant: 'light', color: 'red' },
}

/** What the server lets this reader do with a session; whoever comes second is told what it has become. */
export function SessionCommands({ session }: { session: TrainingSessionRecord }) {
  const t = useTranslations('trainingSessions')
  const dialog = useDrawer<never>()
  const { commands } = session.can
  return (
    <>
      {commands
        .filter((command) => command !== 'cancel')
        .map((command) => (
          <PlainCommand key={command} id={session.id} command={command} />
        ))}
      {commands.includes('cancel') && (
        <Button {...looks.cancel} onClick={() => dialog.open(null)}>
          {t('commands.cancel')}
        </Button>
      )}
      {dialog.wasOpened && <CancelDialog {...dialog} session={session} />}
    </>
  )
}

type Plain = Exclude<SessionCommand, 'cancel'>

function PlainCommand({ id, command }: { id: string; command: Plain }) {
  const t = useTranslations('trainingSessions')
  const confirm = useConfirm()
  const toast = useToast()
  const queries = useQueryClient()
  const give = useCommand(trainingSessions[command])
  const label = t(`commands.${command}`)
  const ask = async () => {
    const question = { title: label, text: t(`commandTexts.${command}`), confirmLabel: label }
    if (!(await confirm(question))) return
    give.mutate(
      { id },
      {
        onSuccess: () => toast.done(t(`commandsDone.${command}`)),
        onError: (problem) => {
          toast.failed(problem)
          void queries.invalidateQueries()
        },
      },
    )
  }
  return (
    <Button {...looks[command]} loading={give.isPending} onClick={() => void ask()}>
      {label}
    </Button>
  )
}
