'use client'
import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { AttendanceStatusBadge } from '@/components/training/attendance-status'
import { approvalStatuses } from '@/lib/domain/training/training-approvals/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './approvals.module.css'
import type { DecisionResult } from './decisions'

type Props = { results: DecisionResult[]; onShow: (status: string) => void; onClose: () => void }

/** The outcome for each person: the new status, or the reason of the refusal. */
export function DecisionOutcome({ results, onShow, onClose }: Props) {
  const t = useTranslations('trainingApprovals.outcome')
  const statuses = useTranslations('training.statuses')
  const closeLabel = useTranslations('common')('close')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const refused = results.filter(({ refusal }) => refusal !== undefined).length
  const done = results.length - refused
  const title = [
    done > 0 ? t('done', { count: done }) : t('none'),
    refused > 0 && t('refused', { count: refused }),
  ].filter(Boolean)
  // Rows with a result have left the queue; these buttons show them, so that a result can be corrected.
  const finalStatuses = approvalStatuses.filter((name) =>
    results.some(({ status }) => status === name),
  )
  return (
    <Alert
      ref={box}
      role="status"
      color={refused > 0 ? 'amber' : 'pine'}
      icon={refused > 0 ? <IconAlertTriangle /> : <IconCircleCheckFilled />}
      title={title.join(' · ')}
      styles={{ title: { fontWeight: 650 } }}
      withCloseButton
      closeButtonLabel={closeLabel}
      onClose={onClose}
    >
      <Outcomes results={results} label={t('list')} />
      {finalStatuses.length > 0 && (
        <Group gap="xs" mt="sm">
          {finalStatuses.map((status) => (
            <Button key={status} size="xs" variant="default" onClick={() => onShow(status)}>
              {t('show', { status: statuses(status as Exclude<typeof status, 'Pending'>) })}
            </Button>
          ))}
        </Group>
      )}
    </Alert>
  )
}

function Outcomes({ results, label }: { results: DecisionResult[]; label: string }) {
  const locale = useLocale()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keyboard
    <ul className={classes.outcomes} aria-label={label} tabIndex={0}>
      {results.map(({ row: { id, person }, status, refusal }) => (
        <li key={id}>
          <strong>{nameIn(locale, person)}</strong>
          {status ? <AttendanceStatusBadge status={status} /> : <span>{refusal}</span>}
        </li>
      ))}
    </ul>
  )
}
