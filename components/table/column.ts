import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { MenuAction } from '@/components/ui/action-menu'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The name by which the endpoint sorts this column; without it the column cannot be sorted by. */
  sort?: string
  width?: string
  /** Never broken into lines: a date, a number, a status. */
  isShort?: boolean
}

/** What can be done with one row, from its menu. */
export type RowAction = MenuAction

/** The row as a whole: how it is called, where it leads, what can be done with it. */
export type RowBehaviour<Row> = {
  nameOf: (row: Row) => string
  /** A click or Enter on the row opens it: here … */
  onOpen?: (row: Row) => void
  /** … or on a page of its own. */
  hrefOf?: (row: Row) => Route
  actionsOf?: (row: Row) => RowAction[]
}
