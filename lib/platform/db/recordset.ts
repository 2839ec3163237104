import { fragment, identifier, joined, type Fragment } from './fragment'

/** Rows as those of a table, to select from: members are columns, and what is left out is null. */
export const recordset = (table: string, rows: readonly object[]): Fragment =>
  fragment`jsonb_populate_recordset(NULL::${identifier(table)}, ${JSON.stringify(rows)}::jsonb)`

/** The names of columns as a list: `"a", "b"`, or `given."a", given."b"` of what is named `given`. */
export const columnsOf = (names: readonly string[], of?: string): Fragment =>
  joined(
    names.map((name) => (of ? fragment`${identifier(of)}.${identifier(name)}` : identifier(name))),
  )
