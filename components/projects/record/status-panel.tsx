'use client'
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDrawer } from '@/components/form/use-drawer'
import type { ProjectRecord, ProjectStatus } from '@/lib/domain/work/projects/contract'
import { gapsOf } from '@/lib/domain/work/projects/rules'
import { ProjectStatusBadge } from '@/components/projects/project-status'
import { StatusDialog, type StatusStep } from './status-dialog'
import { useFieldNames } from '@/components/projects/form/use-field-names'
import type { OwnWrite } from '@/components/projects/form/use-following'

type Props = { record: ProjectRecord; onChanged: (write: OwnWrite) => void }

/** Where the project stands, and where this reader may take it. */
export function StatusPanel({ record, onChanged }: Props) {
  const t = useTranslations('projects')
  const dialog = useDrawer<StatusStep>()
  const [hasMovedOn, setMovedOn] = useState(false)
  const namesOf = useFieldNames()
  const { status, statusReason, can } = record
  const gaps = gapsOfDraft(record)
  const labelOf = (next: ProjectStatus) =>
    // From a rest one resumes, from a draft one starts.
    t(`statusActions.${status === 'OnHold' && next === 'Active' ? 'Resume' : (next as 'Active')}`)
  const open = (next: ProjectStatus) => {
    setMovedOn(false)
    dialog.open({ next, label: labelOf(next) })
  }
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
        {hasMovedOn && (
          <Alert color="amber" role="alert">
            {t('movedOn')}
          </Alert>
        )}
        {gaps.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('gaps', { fields: namesOf(gaps).join(', ') })}
          </Text>
        )}
        {can.changeStatus.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('noNextStatus')}
          </Text>
        )}
        {can.changeStatus.map((next) => (
          <Button key={next} onClick={() => open(next)} {...lookOf(next, gaps.length === 0)}>
            {labelOf(next)}
          </Button>
        ))}
      </Stack>
      {dialog.wasOpened && dialog.row && (
        <StatusDialog
          {...dialog}
          step={dialog.row}
          record={record}
          onChanged={onChanged}
          onMovedOn={() => setMovedOn(true)}
        />
      )}
    </Paper>
  )
}

const lookOf = (next: ProjectStatus, isReady: boolean) => {
  if (next === 'Cancelled') return { variant: 'subtle', color: 'red' }
  return { variant: next === 'Active' && isReady ? 'filled' : 'default' }
}

/** Said before anybody tries: what is still to be filled in before work may begin. */
const gapsOfDraft = ({ status, name, employerId, PurchaseRequisitionNo }: ProjectRecord) =>
  status === 'Draft'
    ? gapsOf({ name, employerId, purchaseRequisitionNo: PurchaseRequisitionNo })
    : []
