'use client'
import { Checkbox, Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import classes from './list-table.module.css'
import type { useSelection } from './use-selection'

type Props = Pick<ReturnType<typeof useSelection>, 'selectAll' | 'clear'> & {
  count: number
  total: number
  /** What can be done with the chosen rows. */
  children: ReactNode
}

/** Above rows that can be chosen: all at once, how many, and what to do with them. */
export function SelectionBar({ count, total, selectAll, clear, children }: Props) {
  const t = useTranslations('table')
  if (total === 0) return null
  return (
    <div className={classes.selectionBar} data-screen-only data-active={count > 0 || undefined}>
      <Group gap="md">
        <Checkbox
          label={t('selectAll')}
          checked={count === total}
          indeterminate={count > 0 && count < total}
          onChange={() => (count === total ? clear() : selectAll())}
        />
        {count > 0 && (
          <Text size="sm" role="status">
            {t('selected', { count })}
          </Text>
        )}
      </Group>
      {count > 0 && <Group gap="xs">{children}</Group>}
    </div>
  )
}
