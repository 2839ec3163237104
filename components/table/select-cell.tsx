import { Checkbox } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { RowSelection } from './column'
import classes from './data-table.module.css'

type Props<Row> = { row: Row; name: string; selection: RowSelection<Row> }

export function SelectCell<Row extends { id: string }>({ row, name, selection }: Props<Row>) {
  const t = useTranslations('table')
  return (
    <td className={classes.selectCell} data-screen-only>
      {selection.canSelect(row) && (
        <Checkbox
          aria-label={t('selectNamed', { name })}
          checked={selection.ids.has(row.id)}
          onChange={() => selection.onToggle(row)}
        />
      )}
    </td>
  )
}
