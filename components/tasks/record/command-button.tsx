'use client'
import { Button, type ButtonProps } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { tasks, type TaskCommand, type TaskRecord } from '@/lib/domain/work/tasks/contract'
import { useCommand } from '@/lib/platform/browser/use-api'
import { useMovedOn } from '@/components/form/use-moved-on'

/** What leads on stands out, what ends a task is red. */
const looks: Record<TaskCommand, Pick<ButtonProps, 'variant' | 'color'>> = {
  start: {},
  submit: {},
  approve: {},
  requestChange: { variant: 'default' },
  reject: { variant: 'light', color: 'red' },
  cancel: { variant: 'subtle', color: 'red' },
}

type Props = {
  task: TaskRecord
  command: TaskCommand
  /** Everything but starting is confirmed in a dialog, with a comment if one likes. */
  onAsk: () => void
  onMovedOn: (hasMovedOn: boolean) => void
}

export function CommandButton({ task: { id, rowVersion }, command, onAsk, onMovedOn }: Props) {
  const t = useTranslations('tasks')
  const toast = useToast()
  const execute = useCommand(tasks.executeCommand)
  const tookMove = useMovedOn(onMovedOn)
  const start = () =>
    execute.mutate(
      { id, command, rowVersion },
      {
        onSuccess: () => toast.done(t(`commandsDone.${command}`)),
        onError: (problem) => tookMove(problem) || toast.failed(problem),
      },
    )
  const click = () => {
    onMovedOn(false)
    if (command === 'start') start()
    else onAsk()
  }
  return (
    <Button {...looks[command]} loading={execute.isPending} onClick={click}>
      {t(`commands.${command}`)}
    </Button>
  )
}
