'use client'
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { CommandButtons } from '@/components/workflow/command-buttons'
import type { Commands } from '@/components/workflow/commands'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import type { PermitCommand } from '@/lib/domain/work/work-permits/workflow'

type Props = { permit: PermitRecord; commands: Commands<PermitCommand> }

export function NextStep({ permit: { status, statusReason }, commands }: Props) {
  const t = useTranslations('workPermits')
  // `StopWork` shows this one.
  const offered = commands.offered.filter((command) => command !== 'stopWork')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="next-title">
      <Stack gap="sm">
        <div>
          <Title order={2} id="next-title">
            {t('next.title')}
          </Title>
          <Text>{t(`next.${status}`)}</Text>
          {statusReason && <Text fw={600}>{t('statusReason', { reason: statusReason })}</Text>}
        </div>
        {offered.length > 0 && (
          <Group gap="sm" data-screen-only>
            <CommandButtons commands={{ ...commands, offered }} />
          </Group>
        )}
      </Stack>
    </Paper>
  )
}
