'use client'
import { useTranslations } from 'next-intl'
import { useRef, type MouseEvent } from 'react'
import type { Column, RowBehaviour } from './column'
import { HeaderCell } from './header-cell'
import { OpenRow } from './open-row'
import { RowMenu } from './row-menu'
import { SelectRow } from './select-row'
import classes from './data-table.module.css'

type Props<Row extends { id: string }> = RowBehaviour<Row> & {
  /** Accessible name of the table. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** `nameTh` ascending, `-nameTh` descending. */
  sort?: string
  /** The head of a column was pressed, by its sort name. */
  onSort?: (name: string) => void
  /** The rows answer the previous query and are shown until the new ones arrive. */
  isStale?: boolean
  /** The sums of the rows: a last line without link and menu. */
  total?: Row | null
}

/** Rows as a table; on a phone each row is a card headed by its first column. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { caption, columns, rows, sort, onSort, isStale, actionsOf, selection, total } = props
  const t = useTranslations('table')
  return (
    <table className={classes.table} aria-busy={isStale} data-stale={isStale || undefined}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={classes.selectCell} data-screen-only>
              <span className={classes.caption}>{t('selection')}</span>
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {actionsOf && (
            <th scope="col" className={classes.menuCell} data-screen-only>
              <span className={classes.caption}>{t('actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} {...props} />
        ))}
      </tbody>
      {total && <TotalRow columns={columns} total={total} />}
    </table>
  )
}

function TableRow<Row extends { id: string }>({
  row,
  ...props
}: { row: Row } & Omit<Props<Row>, 'rows'>) {
  const { columns, onOpen, hrefOf, actionsOf, selection } = props
  const t = useTranslations('table')
  const link = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isHandledInside(event)) return
    // As if the link itself was clicked, with the same keys held: for a new tab, or the question about unsaved input.
    if (link.current) link.current.dispatchEvent(new window.MouseEvent('click', event.nativeEvent))
    else onOpen?.(row)
  }
  return (
    // By keyboard a row is opened with the button or link in its first cell.
    <tr
      onClick={open}
      data-opens={Boolean(onOpen ?? hrefOf) || undefined}
      data-selects={selection?.isSelectable(row) || undefined}
    >
      {selection && (
        <td className={classes.selectCell} data-screen-only>
          {selection.isSelectable(row) && (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox is named by itself; the label makes its cell a target
            <label className={classes.select}>
              <SelectRow
                row={row}
                selection={selection}
                label={t('select', { name: props.nameOf(row) })}
              />
            </label>
          )}
        </td>
      )}
      {columns.map(({ key, header, cell, isShort, isNumber, isPlain, isDetail }, index) => (
        <td
          key={key}
          data-head={index === 0 || undefined}
          data-label={index > 0 ? header : undefined}
          data-short={isShort || undefined}
          data-number={isNumber || undefined}
          data-plain={isPlain || undefined}
          data-detail={(typeof isDetail === 'function' ? isDetail(row) : isDetail) || undefined}
        >
          {index === 0 ? (
            <OpenRow row={row} link={link} {...props}>
              {cell(row)}
            </OpenRow>
          ) : (
            cell(row)
          )}
        </td>
      ))}
      {actionsOf && (
        <td className={classes.menuCell} data-screen-only>
          <RowMenu name={props.nameOf(row)} actions={actionsOf(row)} />
        </td>
      )}
    </tr>
  )
}

function TotalRow<Row>({ columns, total }: { columns: Column<Row>[]; total: Row }) {
  const t = useTranslations('table')
  const [, ...counted] = columns
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('totalRow')}</th>
        {counted.map(({ key, header, cell, isNumber }) => (
          <td key={key} data-label={header} data-number={isNumber || undefined}>
            {isNumber ? cell(total) : null}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** True for a click on a control in the row, in its menu, or after text was selected. */
function isHandledInside({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  const element = target as Element
  return (
    !currentTarget.contains(element) ||
    element.closest('a, button, input, label, [role="menuitem"]') !== null ||
    !window.getSelection()?.isCollapsed
  )
}
