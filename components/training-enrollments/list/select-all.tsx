'use client'
import { Checkbox, Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import type { Selection } from '@/components/table/use-selection'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import classes from './roster.module.css'

type Props = {
  selection: Selection<AttendanceRecord>
  /** Commands for the selected rows. */
  children: ReactNode
}

/** Sticky above a long list. */
export function SelectAll({ selection, children }: Props) {
  const t = useTranslations('trainingEnrollments')
  const table = useTranslations('table')
  const { rows, selectable, isAll, isPart, toggleAll } = selection
  if (selectable === 0) return null
  return (
    <div className={classes.selection} data-active={rows.length > 0 || undefined}>
      <Checkbox
        label={
          rows.length > 0
            ? t('selected', { count: rows.length })
            : t('selectAll', { count: selectable })
        }
        checked={isAll}
        indeterminate={isPart}
        onChange={toggleAll}
      />
      {rows.length > MOST_AT_ONCE && (
        <Text size="sm" role="status">
          {table('most', { count: MOST_AT_ONCE })}
        </Text>
      )}
      {rows.length > 0 && <Group gap="xs">{children}</Group>}
    </div>
  )
}
