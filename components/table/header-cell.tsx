import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Column } from './column'
import classes from './data-table.module.css'

type Props<Row> = { column: Column<Row>; sort?: string; onSort?: (name: string) => void }

export function HeaderCell<Row>({ column, sort, onSort }: Props<Row>) {
  const { header, width, isNumber, sort: name } = column
  if (!name || !onSort)
    return (
      <th scope="col" style={{ width }} data-number={isNumber || undefined}>
        {header}
      </th>
    )
  const isUp = sort === name
  const isDown = sort === `-${name}`
  const Icon = isUp ? IconArrowUp : isDown ? IconArrowDown : IconArrowsSort
  return (
    <th
      scope="col"
      style={{ width }}
      data-number={isNumber || undefined}
      data-label={header}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      <UnstyledButton className={classes.sort} onClick={() => onSort(name)}>
        {header}
        <Icon size={14} aria-hidden data-active={isUp || isDown || undefined} />
      </UnstyledButton>
    </th>
  )
}
