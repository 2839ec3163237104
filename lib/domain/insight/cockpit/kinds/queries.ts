import type { readWaitingPermits } from '@/lib/domain/work/work-permits/ahead/queries'
import type { Role } from '@/lib/platform/access/policies'
import { MOST_ITEMS, type CockpitItem, type CockpitKind } from '../contract'
import type { DayPermit } from '../judged/queries'
import type { Reading } from '../reading/queries'
import type { Due, Found } from '../rules'

/** What a kind says of one of its rows; the rest of an item follows from it. */
export type Shown = Pick<CockpitItem, 'subject' | 'title' | 'href'> &
  Partial<Pick<CockpitItem, 'employer' | 'reasons' | 'reasonCount' | 'can' | 'rowVersion'>>

/** Permits that wait and those of the days ahead, and who works on them, are read once for all kinds that ask for them. */
export type Source = Reading & {
  waitingPermits: () => ReturnType<typeof readWaitingPermits>
  dayPermits: () => Promise<DayPermit[]>
  peopleOnPermits: () => Promise<ReadonlySet<string>>
}

export type Reader = Source['context']['actor']

type Show<Row> = {
  show: (row: Row, source: Source) => Shown
}
/** For kinds that ask more about the rows that are shown. */
type ShowAll<Row> = {
  showAll: (rows: readonly Row[], source: Source) => Promise<readonly Shown[]>
}

type Description<Row> = {
  /** Whose work it is. */
  isFor: (actor: Reader) => boolean
  read: (source: Source) => Promise<{ rows: readonly Row[]; total?: number }>
  /** Its id within the kind. */
  idOf: (row: Row) => string
  dueAt: (row: Row, source: Source) => Date | null
  rankOf?: (row: Row, source: Source) => number
} & (Show<Row> | ShowAll<Row>)

/** Rows are put into words only where they are shown. */
export type FoundRows = Found<Due> & {
  showAll: (ids: ReadonlySet<string>) => Promise<ReadonlyMap<string, Shown>>
}

export type Kind = {
  isFor: (actor: Reader) => boolean
  find: (kind: CockpitKind, source: Source) => Promise<FoundRows>
}

/** How many rows a kind reads: as many as are ever shown. */
export const MOST_ROWS = MOST_ITEMS
export const firstRows = { page: 1, pageSize: MOST_ROWS, keyword: undefined }

/** Rows that come with the number of all. */
export const counted = <Row extends { total: number }>(rows: readonly Row[]) => ({
  rows,
  total: rows[0]?.total ?? 0,
})

export const idOf = ({ id }: { id: string }) => id

export const everybody = () => true

export const hasRole =
  (...roles: Role[]) =>
  (actor: Reader) =>
    actor.roles.some((role) => roles.includes(role))

/** Whether somebody works for a contractor company; a Contractor may still be without one. */
export const isOfCompany = ({ roles, employerId }: Reader) =>
  roles.includes('Contractor') && employerId !== null

export const defineKind = <Row>(description: Description<Row>): Kind => {
  const { isFor, read, idOf, dueAt, rankOf } = description
  return {
    isFor,
    find: async (kind, source) => {
      const { rows, total = rows.length } = await read(source)
      const due = rows.map((row) => ({
        kind,
        id: idOf(row),
        dueAt: dueAt(row, source),
        rank: rankOf?.(row, source),
      }))
      const showAll = async (ids: ReadonlySet<string>) => {
        const shown = rows.filter((row) => ids.has(idOf(row)))
        const texts = await showRows(description, shown, source)
        return new Map(shown.map((row, index) => [idOf(row), texts[index]!]))
      }
      return { due, total, showAll }
    },
  }
}

const showRows = async <Row>(
  description: Description<Row>,
  rows: readonly Row[],
  source: Source,
): Promise<readonly Shown[]> =>
  'showAll' in description
    ? description.showAll(rows, source)
    : rows.map((row) => description.show(row, source))
