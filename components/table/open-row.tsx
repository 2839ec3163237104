import { UnstyledButton } from '@mantine/core'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { RowBehaviour } from './column'
import classes from './data-table.module.css'

type Props<Row extends { id: string }> = Pick<RowBehaviour<Row>, 'onOpen' | 'hrefOf'> & {
  row: Row
  children: ReactNode
}

export function OpenRow<Row extends { id: string }>({ row, onOpen, hrefOf, children }: Props<Row>) {
  if (hrefOf)
    return (
      <Link className={classes.open} href={hrefOf(row)} prefetch={false}>
        {children}
      </Link>
    )
  if (!onOpen) return <span className={classes.head}>{children}</span>
  return (
    <UnstyledButton className={classes.open} onClick={() => onOpen(row)}>
      {children}
    </UnstyledButton>
  )
}
