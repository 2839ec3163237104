'use client'
import { Button, Group, Paper, Stack, Text, Title, type ButtonProps } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDrawer } from '@/components/form/use-drawer'
import type { PermitRecord } from '@/lib/domain/work-permits/contract'
import type { PermitCommand } from '@/lib/domain/work-permits/workflow'
import { CommandDialog } from './command-dialog'

/** What leads on stands out, what ends a permit is red and stands last. */
const looks: Record<PermitCommand, Pick<ButtonProps, 'variant' | 'color'>> = {
  submit: {},
  approve: {},
  activate: {},
  resume: {},
  finishWork: {},
  close: {},
  requestChange: { variant: 'default' },
  stopWork: { color: 'red' },
  reject: { variant: 'light', color: 'red' },
  cancel: { variant: 'subtle', color: 'red' },
}

type Props = {
  permit: PermitRecord
  onMovedOn: (hasMovedOn: boolean) => void
  /** A command takes the permit as it was saved last. */
  mayLeave: () => Promise<boolean>
}

/** What comes next, and what of it this reader can do. */
export function NextStep({ permit, onMovedOn, mayLeave }: Props) {
  const t = useTranslations('workPermits')
  const dialog = useDrawer<PermitCommand>()
  const { status, statusReason, availableCommands } = permit
  // Stopping has a place of its own.
  const commands = (Object.keys(looks) as PermitCommand[]).filter(
    (command) => command !== 'stopWork' && availableCommands.includes(command),
  )
  const ask = async (command: PermitCommand) => {
    if (!(await mayLeave())) return
    onMovedOn(false)
    dialog.open(command)
  }
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="next-title">
      <Stack gap="sm">
        <div>
          <Title order={2} id="next-title">
            {t('next.title')}
          </Title>
          <Text>{t(`next.${status}`)}</Text>
          {statusReason && <Text fw={600}>{t('reasonIs', { reason: statusReason })}</Text>}
        </div>
        {commands.length > 0 && (
          <Group gap="sm" data-screen-only>
            {commands.map((command) => (
              <Button key={command} {...looks[command]} onClick={() => void ask(command)}>
                {t(`commands.${command}`)}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
      {dialog.row && (
        <CommandDialog {...dialog} permit={permit} command={dialog.row} onMovedOn={onMovedOn} />
      )}
    </Paper>
  )
}
