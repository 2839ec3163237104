'use client'
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useFieldNames } from '@/components/projects/form/use-field-names'
import { ProjectStatusBadge } from '@/components/projects/project-status'
import { CommandButtons } from '@/components/workflow/command-buttons'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict } from '@/components/workflow/use-conflict'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import { gapsOf } from '@/lib/domain/work/projects/rules'
import { useProjectCommands } from './use-project-commands'

type Props = { record: ProjectRecord; onFillIn: (field: string) => void }

export function StatusPanel({ record, onFillIn }: Props) {
  const t = useTranslations('projects')
  const namesOf = useFieldNames()
  const conflict = useConflict()
  const gaps = gapsOfDraft(record)
  const isReady = gaps.length === 0
  const commands = useProjectCommands(record, { isReady, conflict })
  const { status, statusReason } = record
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="status-title">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} id="status-title">
            {t('status')}
          </Title>
          <ProjectStatusBadge status={status} />
        </Group>
        {statusReason && <Text size="sm">{t('statusReason', { reason: statusReason })}</Text>}
        <ConflictAlert conflict={conflict}>{t('conflict')}</ConflictAlert>
        {gaps[0] && (
          <>
            <Text size="sm">{t('gaps', { fields: namesOf(gaps).join(', ') })}</Text>
            <Button variant="light" onClick={() => onFillIn(gaps[0]!)} data-screen-only>
              {t('fillIn')}
            </Button>
          </>
        )}
        {commands.offered.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('noNextStatus')}
          </Text>
        )}
        <CommandButtons commands={commands} />
      </Stack>
    </Paper>
  )
}

/** The fields that a draft still needs before it can start. */
const gapsOfDraft = ({ status, name, employerId, PurchaseRequisitionNo }: ProjectRecord) =>
  status === 'Draft'
    ? gapsOf({ name, employerId, purchaseRequisitionNo: PurchaseRequisitionNo })
    : []
