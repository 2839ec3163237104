'use client'
import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { USUAL_ORDER, type Column } from './column'

type Props<Row> = { columns: Column<Row>[]; sort?: string; onSort: (sort: string) => void }

/** For phones, which have no column heads to click. */
export function SortSelect<Row>({ columns, sort, onSort }: Props<Row>) {
  const t = useTranslations('table')
  const orders = columns.flatMap(({ header, sort: name }) =>
    name
      ? [
          { value: name, label: `${t('sortBy', { column: header })} ↑` },
          { value: `-${name}`, label: `${t('sortBy', { column: header })} ↓` },
        ]
      : [],
  )
  if (orders.length === 0) return null
  const options = [{ value: USUAL_ORDER, label: t('usualOrder') }, ...orders]
  return (
    <NativeSelect
      hiddenFrom="sm"
      aria-label={t('sort')}
      value={sort ?? USUAL_ORDER}
      data={options}
      onChange={(event) => onSort(event.currentTarget.value)}
    />
  )
}
