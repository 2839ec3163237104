'use client'
import { Checkbox, Group } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Selection } from '@/components/training-approvals/use-selection'
import classes from './roster.module.css'

type Props = {
  selection: Selection
  /** Number of rows that can be selected. */
  total: number
  /** Commands for the selected rows. */
  children: ReactNode
}

/** Sticky above a long list. */
export function SelectAll({ selection, total, children }: Props) {
  const t = useTranslations('trainingEnrollments')
  const { rows, isAll, toggleAll } = selection
  if (total === 0) return null
  return (
    <div className={classes.selection} data-active={rows.length > 0 || undefined}>
      <Checkbox
        label={
          rows.length > 0 ? t('selected', { count: rows.length }) : t('selectAll', { count: total })
        }
        checked={isAll}
        indeterminate={!isAll && rows.length > 0}
        onChange={toggleAll}
      />
      {rows.length > 0 && <Group gap="xs">{children}</Group>}
    </div>
  )
}
