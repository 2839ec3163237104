'use client'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import { ReachableButton } from '@/components/ui/reachable-button'
import { useToast } from '@/components/ui/toast'
import type { ApiProblem } from '@/lib/platform/browser/client'
import { useCommand } from '@/lib/platform/browser/use-api'
import { isDestructive } from '@/lib/platform/workflow/look'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { buttonLooks } from './button-looks'
import type { Commands } from './commands'
import { useReportedDialog } from './open-dialog'

const CommandDialog = dynamic(() =>
  fetchPart(() => import('./command-dialog')).then((part) => part.CommandDialog),
)

type Props = {
  commands: Commands
  /** Other buttons: they stand before those that end the record. */
  children?: ReactNode
}

export function CommandButtons({ commands, children }: Props) {
  const dialog = useDrawer<string>()
  useReportedDialog(dialog.isOpen)
  const isEnding = (command: string) => isDestructive(commands.of(command).look)
  const buttonOf = (command: string) =>
    commands.of(command).isInstant ? (
      <InstantButton key={command} commands={commands} command={command} />
    ) : (
      <DialogButton key={command} commands={commands} command={command} open={dialog.open} />
    )
  return (
    <>
      {commands.offered.filter((command) => !isEnding(command)).map(buttonOf)}
      {children}
      {commands.offered.filter(isEnding).map(buttonOf)}
      {dialog.row && <CommandDialog {...dialog} commands={commands} command={dialog.row} />}
    </>
  )
}

type ButtonOf = { commands: Commands; command: string }

function DialogButton({ commands, command, open }: ButtonOf & { open: (command: string) => void }) {
  const click = () => {
    if (commands.notYet) return commands.notYet.lead()
    commands.conflict?.close()
    open(command)
  }
  const { label, icon: Icon } = commands.wordsOf(command)
  return (
    <ReachableButton
      {...buttonLooks[commands.of(command).look]}
      isNotYet={Boolean(commands.notYet)}
      reasonId={commands.notYet?.reasonId}
      leftSection={Icon && <Icon size={18} />}
      onClick={click}
    >
      {label}
    </ReachableButton>
  )
}

function InstantButton({ commands, command }: ButtonOf) {
  const { conflict } = commands
  const { label, icon: Icon, done } = commands.wordsOf(command)
  const toast = useToast()
  const mutation = useCommand(commands.contractOf(command))
  const click = async () => {
    if (commands.notYet) return commands.notYet.lead()
    conflict?.close()
    // On a list the button may be gone once everything was read again: its own callbacks would never run.
    await mutation.mutateAsync(commands.inputOf(command)).then(
      () => toast.done(done ?? label),
      (problem: ApiProblem) => conflict?.handle(problem) || toast.failed(problem),
    )
  }
  return (
    <ReachableButton
      {...buttonLooks[commands.of(command).look]}
      isNotYet={Boolean(commands.notYet)}
      reasonId={commands.notYet?.reasonId}
      leftSection={Icon && <Icon size={18} />}
      loading={mutation.isPending}
      onClick={() => void click()}
    >
      {label}
    </ReachableButton>
  )
}
