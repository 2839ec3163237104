'use client'
import { Checkbox, Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import type { Selection } from './use-selection'

/** Selects the page on screen, and says which keys select and decide. */
export function SelectShown({ selection }: { selection: Selection<AttendanceRecord> }) {
  const t = useTranslations('trainingApprovals')
  return (
    <Group justify="space-between" gap="xs" data-screen-only>
      <Checkbox
        label={t('selectAll', { count: selection.selectable })}
        checked={selection.isAll}
        indeterminate={selection.isPart}
        onChange={selection.toggleAll}
      />
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {t('keys')}
      </Text>
    </Group>
  )
}
