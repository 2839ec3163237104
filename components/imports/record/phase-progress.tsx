'use client'
import { Paper, Progress, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ImportPage } from '@/lib/domain/site/imports/contract'

export function PhaseProgress({ file }: { file: ImportPage }) {
  const t = useTranslations('imports.phases')
  const { phase, progress, rowCount } = file
  const percent = Math.min(100, Math.floor((100 * progress) / Math.max(1, rowCount)))
  const text =
    phase === 'Writing'
      ? t('Writing', { percent })
      : t('Checking', { done: progress, total: rowCount })
  return (
    <Paper withBorder p="md" role="status">
      <Text fw={600} mb="xs">
        {text}
      </Text>
      <Progress value={percent} aria-label={text} animated />
    </Paper>
  )
}
