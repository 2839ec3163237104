import { UnstyledButton } from '@mantine/core'
import Link from 'next/link'
import type { ReactNode, Ref } from 'react'
import type { RowBehaviour } from './column'
import classes from './data-table.module.css'

type Props<Row extends { id: string }> = Pick<RowBehaviour<Row>, 'onOpen' | 'hrefOf'> & {
  row: Row
  /** To the element of the link to the row's own page. */
  link: Ref<HTMLAnchorElement>
  children: ReactNode
}

export function OpenRow<Row extends { id: string }>(props: Props<Row>) {
  const { row, link, onOpen, hrefOf, children } = props
  if (hrefOf)
    return (
      <Link ref={link} className={classes.open} href={hrefOf(row)} prefetch={false}>
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
