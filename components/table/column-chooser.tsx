'use client'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { chosenColumns, optionalColumns, toggledColumn } from './chosen-columns'
import type { Column } from './column'
import type { Change } from './use-list'

type Props = {
  isOpen: boolean
  close: () => void
  columns: Pick<Column<never>, 'key' | 'header' | 'isOptional' | 'isExtra'>[]
  address: URLSearchParams
  change: (changes: Change) => void
}

/** Which of its optional columns a list shows; the list follows at once. */
export function ColumnChooser({ isOpen, close, columns, address, change }: Props) {
  const t = useTranslations('table')
  const common = useTranslations('common')
  // Kept here as well, as the address follows a moment later.
  const [cols, setCols] = useState(address.get('cols'))
  const shown = chosenColumns(columns, cols)
  const choose = (next: string | undefined) => {
    setCols(next ?? null)
    change({ cols: next })
  }
  return (
    <Dialog title={t('columns')} isOpen={isOpen} onClose={close}>
      <Stack>
        <Text size="sm">{t('columnsHint')}</Text>
        {optionalColumns(columns).map(({ key, header }) => (
          <Checkbox
            key={key}
            label={header}
            checked={shown.some((column) => column.key === key)}
            onChange={() => choose(toggledColumn(columns, cols, key))}
          />
        ))}
        <Group justify="space-between">
          <Button variant="subtle" disabled={!cols} onClick={() => choose(undefined)}>
            {t('columnsAsAtFirst')}
          </Button>
          <Button onClick={close}>{common('close')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
