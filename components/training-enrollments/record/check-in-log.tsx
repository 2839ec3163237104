'use client'
import { Group, Text } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
} from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { assetUrl } from '@/components/assets/asset-url'
import { Photo } from '@/components/ui/photo'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './check-in-log.module.css'
import type { CheckInOutcome } from './use-check-in'

const icons = {
  good: IconCircleCheckFilled,
  warning: IconAlertTriangleFilled,
  bad: IconCircleXFilled,
}

/** The latest entry first, with a large photo to compare with the face at the gate. */
export function CheckInLog({ log }: { log: CheckInOutcome[] }) {
  const t = useTranslations('trainingEnrollments')
  return (
    <ol className={classes.log} aria-label={t('checkInLog')} aria-live="assertive">
      {log.map((entry) => (
        <li key={entry.key} className={classes.entry} data-tone={entry.tone}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry: { tone, text, row } }: { entry: CheckInOutcome }) {
  const locale = useLocale()
  const Icon = icons[tone]
  const company = row?.contractor
  return (
    <Group gap="sm" wrap="nowrap">
      <Icon size={28} aria-hidden className={classes.icon} />
      {row && (
        <Photo
          src={row.person.profileAssetId && assetUrl(row.person.profileAssetId)}
          name={row.person.nameTh}
          size={64}
        />
      )}
      <div>
        <Text fw={650}>{text}</Text>
        {row && (
          <Text size="sm">
            {[row.person.code, company && nameIn(locale, company)].filter(Boolean).join(' · ')}
          </Text>
        )}
      </div>
    </Group>
  )
}
