'use client'
import { Button, Group, Text } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
} from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { assetUrl } from '@/components/assets/asset-url'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { Photo } from '@/components/ui/photo'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './check-in-log.module.css'
import type { CheckInOutcome } from './use-check-in'

const icons = {
  good: IconCircleCheckFilled,
  warning: IconAlertTriangleFilled,
  bad: IconCircleXFilled,
}

type Undo = (row: AttendanceRecord) => Promise<void>

/** The latest entry first, with a large photo to compare with the face at the gate. */
export function CheckInLog({ log, onUndo }: { log: CheckInOutcome[]; onUndo: Undo }) {
  const t = useTranslations('trainingEnrollments')
  return (
    <ol className={classes.log} aria-label={t('checkInLog')} aria-live="assertive">
      {log.map((entry) => (
        <li key={entry.key} className={classes.entry} data-tone={entry.tone}>
          <Entry entry={entry} onUndo={onUndo} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, onUndo }: { entry: CheckInOutcome; onUndo: Undo }) {
  const locale = useLocale()
  const employerName = useEmployerName()
  const { tone, text, row, canUndo } = entry
  const Icon = icons[tone]
  const company = row?.contractor
  return (
    <Group gap="sm" wrap="nowrap">
      <Icon size={28} aria-hidden className={classes.icon} />
      {row && (
        <Photo
          src={row.person.profileAssetId && assetUrl(row.person.profileAssetId)}
          name={nameIn(locale, row.person)}
          size={64}
        />
      )}
      <div>
        <Text fw={650}>{text}</Text>
        {row && (
          <Text size="sm">
            {[row.person.code, company && employerName(company)].filter(Boolean).join(' · ')}
          </Text>
        )}
      </div>
      {row && canUndo && <UndoButton row={row} onUndo={onUndo} />}
    </Group>
  )
}

function UndoButton({ row, onUndo }: { row: AttendanceRecord; onUndo: Undo }) {
  const t = useTranslations('trainingEnrollments')
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  const undo = async () => {
    setPending(true)
    await onUndo(row).finally(() => setPending(false))
  }
  return (
    <Button
      ml="auto"
      variant="default"
      style={{ flex: 'none' }}
      aria-label={t('undoCheckInOf', { name: nameIn(locale, row.person) })}
      loading={isPending}
      onClick={() => void undo()}
    >
      {t('undo')}
    </Button>
  )
}
