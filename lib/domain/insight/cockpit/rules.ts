/**
 * งานของฉันวันนี้: ลำดับเดียวสำหรับทุกบทบาท ตามเวลาที่ต้องเสร็จ
 * What waits for a reader: one order for everybody, by when it is due.
 * Source: docs/daily.md#12-cockpit-and-search.
 */
import { addDays, type Day } from '@/lib/platform/dates/day'
import { cockpitKinds, DAYS_AHEAD, MOST_ITEMS, type CockpitKind } from './contract'

/** Something to do, before it is put into words. */
export type Due = {
  kind: CockpitKind
  /** Within its kind. */
  id: string
  dueAt: Date | null
  /** Of what is due at one moment and of one kind, lower ones come first. */
  rank?: number
}

export type Found<D extends Due> = {
  due: readonly D[]
  /** Those that are not among `due`, too. */
  total: number
}

const NEVER = Number.POSITIVE_INFINITY
const momentOf = ({ dueAt }: Due) => dueAt?.getTime() ?? NEVER
const orderOf = new Map(cockpitKinds.map((kind, index) => [kind, index]))

const inOrder = (one: Due, other: Due): number =>
  // Two without an end are equal, though their difference is no number.
  (momentOf(one) === momentOf(other) ? 0 : momentOf(one) - momentOf(other)) ||
  orderOf.get(one.kind)! - orderOf.get(other.kind)! ||
  (one.rank ?? 0) - (other.rank ?? 0) ||
  one.id.localeCompare(other.id, 'en')

/** What is shown, and how many of each kind are not. */
export function firstOf<D extends Due>(found: ReadonlyMap<CockpitKind, Found<D>>) {
  const all = [...found.values()].flatMap(({ due }) => due).toSorted(inOrder)
  const shown = all.slice(0, MOST_ITEMS)
  const more = [...found].flatMap(([kind, { total }]) => {
    const hidden = total - shown.filter((due) => due.kind === kind).length
    return hidden > 0 ? [[kind, hidden] as const] : []
  })
  return { shown, more: Object.fromEntries(more) as Partial<Record<CockpitKind, number>> }
}

/** The days whose permits still to come count, both inclusive; null for a day that has passed. */
export function permitDays(today: Day, date: Day): readonly [Day, Day] | null {
  if (date < today) return null
  return [date <= addDays(today, DAYS_AHEAD) ? today : date, date]
}
