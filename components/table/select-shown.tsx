import { Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { PlainCheckbox } from '@/components/ui/plain-checkbox'
import classes from './select-shown.module.css'
import type { Selection } from './use-selection'

/** Selects the page on screen, and says which keys select and lead to the commands. */
export function SelectShown<Row extends { id: string }>({
  selection,
}: {
  selection: Selection<Row>
}) {
  const t = useTranslations('table')
  return (
    <Group justify="space-between" gap="xs" data-screen-only>
      <label className={classes.all}>
        <PlainCheckbox
          checked={selection.isAll}
          isPart={selection.isPart}
          onChange={selection.toggleAll}
        />
        {t(selection.isWhole ? 'selectShown' : 'selectPossible', { count: selection.selectable })}
      </label>
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {t('selectKeys')}
      </Text>
    </Group>
  )
}
