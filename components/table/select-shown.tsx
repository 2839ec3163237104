import { Checkbox, Group, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
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
      <Checkbox
        label={t(selection.isWhole ? 'selectShown' : 'selectPossible', {
          count: selection.selectable,
        })}
        checked={selection.isAll}
        indeterminate={selection.isPart}
        onChange={selection.toggleAll}
      />
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {t('selectKeys')}
      </Text>
    </Group>
  )
}
