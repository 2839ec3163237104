import type { Route } from 'next'
import type { ReactNode } from 'react'
import type { MenuAction } from '@/components/ui/action-menu'
import type { Selection } from './use-selection'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Sort name of the endpoint; without it the column cannot be sorted. */
  sort?: string
  width?: string
  /** Never wraps: a date, a number, a status. */
  isShort?: boolean
  /** Stands under its head at the right. */
  isNumber?: boolean
  /** Not needed to decide what to open: left out of the card on a phone. */
  isDetail?: boolean | ((row: Row) => boolean)
  /** Says itself what it is, such as a status: stands in the card on a phone without its header. */
  isPlain?: boolean
  /** Readers may leave it out. */
  isOptional?: boolean
  /** Optional, and shown only to those who chose it. */
  isExtra?: boolean
}

/** Asks a list for no order of its own. */
export const USUAL_ORDER = ''

/** What a press on the head of a column asks for: upwards, then downwards, then the usual order. */
export function nextOrder(sort: string | undefined, name: string): string {
  if (sort === name) return `-${name}`
  return sort === `-${name}` ? USUAL_ORDER : name
}

export type RowAction = MenuAction

export type RowBehaviour<Row extends { id: string }> = {
  nameOf: (row: Row) => string
  /** Opens the row on this page. */
  onOpen?: (row: Row) => void
  /** The row's own page. */
  hrefOf?: (row: Row) => Route
  actionsOf?: (row: Row) => RowAction[]
  /** Gives each row that can be selected a checkbox. */
  selection?: Selection<Row>
}
