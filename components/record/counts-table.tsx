'use client'
import { RelatedTable } from './related-table'

type Count<Row> = { key: string; header: string; of: (row: Row) => number }
type Props<Row> = {
  title: string
  /** Over the names. */
  head: string
  rows: Row[]
  nameOf: (row: Row) => string
  counts: Count<Row>[]
  empty: string
}

/** Numbers of each group of records, such as each company. */
export function CountsTable<Row extends { id: string }>(props: Props<Row>) {
  const { title, head, rows, nameOf, counts, empty } = props
  return (
    <RelatedTable
      title={title}
      found={{ rows, total: rows.length }}
      error={null}
      retry={() => undefined}
      empty={empty}
      nameOf={nameOf}
      columns={[
        { key: 'name', header: head, cell: nameOf },
        ...counts.map(({ key, header, of }) => ({
          key,
          header,
          isNumber: true,
          isShort: true,
          cell: of,
        })),
      ]}
    />
  )
}
