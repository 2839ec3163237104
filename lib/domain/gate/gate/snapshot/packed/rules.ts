/**
 * รายชื่อแบบย่อสำหรับส่งให้เครื่องที่ประตู
 * The list in a form that compresses well: people and what belongs to them as columns, and values that return once.
 */
import { gateList, type GateList, type ListContent, type ListedPerson } from '../contract'

type Row = Record<string, unknown>
/** In place of values that return: each once, and where they stand. */
type Column = unknown[] | { values: unknown[]; at: number[] }
type Table = Record<string, Column>

/** What people have several of: each in a table of its own, with the person's place among the people (`of`). */
const parts = [
  'credentials',
  'bars',
  'overrides',
  'permits',
] as const satisfies (keyof ListedPerson)[]

type Packed = Omit<GateList, 'people'> & {
  people: Table
  parts: Record<(typeof parts)[number], Table>
}

export function packList({ people, ...rest }: ListContent) {
  const tableOf = (part: (typeof parts)[number]) =>
    toTable(people.flatMap((person, of) => person[part].map((row) => ({ of, ...row }))))
  return {
    ...rest,
    people: toTable(
      people.map(({ credentials: _c, bars: _b, overrides: _o, permits: _p, ...person }) => person),
    ),
    parts: {
      credentials: tableOf('credentials'),
      bars: tableOf('bars'),
      overrides: tableOf('overrides'),
      permits: tableOf('permits'),
    },
  }
}

/** Throws where it is no packed list. */
export function unpackList(text: string): GateList {
  const { people, parts: tables, ...rest }: Packed = JSON.parse(text)
  const rowsOf = parts.map((part) => [part, groupByOwner(fromTable(tables[part]))] as const)
  return gateList.parse({
    ...rest,
    people: fromTable(people).map((person, of) => ({
      ...person,
      ...Object.fromEntries(rowsOf.map(([part, rows]) => [part, rows.get(of) ?? []])),
    })),
  })
}

function toTable(rows: readonly Row[]): Table {
  const names = Object.keys(rows[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, toColumn(rows.map((row) => row[name]))]))
}

/** Values are compared as JSON, as some are lists. */
function toColumn(cells: readonly unknown[]): Column {
  const places = new Map<string, number>()
  const values: unknown[] = []
  const at = cells.map((cell) => {
    const key = JSON.stringify(cell)
    const place = places.get(key) ?? values.push(cell) - 1
    places.set(key, place)
    return place
  })
  return values.length < cells.length / 2 ? { values, at } : [...cells]
}

function fromTable(table: Table): Row[] {
  const columns = Object.entries(table).map(([name, column]) => [name, cellsOf(column)] as const)
  const [first] = columns
  return (first?.[1] ?? []).map((_, index) =>
    Object.fromEntries(columns.map(([name, cells]) => [name, cells[index]])),
  )
}

const cellsOf = (column: Column): unknown[] =>
  Array.isArray(column) ? column : column.at.map((place) => column.values[place])

function groupByOwner(rows: readonly Row[]): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>()
  for (const { of, ...row } of rows) groups.set(of, [...(groups.get(of) ?? []), row])
  return groups
}
