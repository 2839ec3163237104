/**
 * การรวมพล: ใครต้องมา ใครพบแล้ว ใครยังไม่พบ
 * A roll call: who has to be there, who was found and who is missing. Pure, so that every device works out the same.
 * Source: docs/gate.md#5-gate.
 */
import { CLOCK_TOLERANCE } from '@/lib/domain/gate/gate/record/offset/rules'
import { DAY } from '@/lib/platform/dates/durations'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn, type Named } from '@/lib/platform/i18n/names'

/** Marks of one `musters/mark`. */
export const MOST_MARKS = 500
/** In characters: where somebody was marked. */
export const LONGEST_POINT = 100

export const musterKinds = ['Drill', 'Emergency'] as const

export const musterStatuses = ['Found', 'Missing', 'NotOnSite'] as const
export type MusterStatus = (typeof musterStatuses)[number]

const statusOrder: Record<MusterStatus, number> = { Missing: 0, NotOnSite: 1, Found: 2 }

export const markOutcomes = ['done', 'conflict', 'refused'] as const
/** Why a mark was not simply taken. */
export const markCodes = ['unknown-person', 'no-muster', 'muster-over', 'action-reused'] as const
export type MarkCode = (typeof markCodes)[number]

/** `key` is the id of a person, or the name and company of a guest. Instants in milliseconds. */
export type GateFact = { key: string; kind: 'In' | 'Out'; at: number }
export type Mark = { id: string; key: string; status: MusterStatus; at: number }

/** What somebody's status rests on: a mark, coming in, going out; nothing as long as nobody has said anything. */
export type Standing = {
  key: string
  status: MusterStatus
  /** Came in since the start. */
  isArrival: boolean
  mark: string | null
  gate: GateFact | null
}

type Begun = { key: string; inAt: number }
/** `isInner`: at a gate inside the site. */
type Passage = GateFact & { isInner: boolean }

/**
 * What gates tell while a muster runs. Coming in counts whether or not the person was known to be inside: whoever ran out
 * past a gate and goes back in has to be found again. So does whoever passes an inner gate inwards; who passes one outwards
 * is still on site, and only comes in by it where no gate saw them before.
 */
export const factsAtGates = (begun: readonly Begun[], passages: readonly Passage[]): GateFact[] => [
  ...begun.map(({ key, inAt }) => ({ key, kind: 'In' as const, at: inAt })),
  ...passages
    .filter(({ kind, isInner }) => kind === 'In' || !isInner)
    .map(({ key, kind, at }) => ({ key, kind, at })),
]

type Fact = { at: number; status: MusterStatus; mark: string | null; gate: GateFact | null }

/** Of two facts of one instant the more careful one holds, and of two equal ones always the same. */
const care: Record<MusterStatus, number> = { Found: 0, NotOnSite: 1, Missing: 2 }
const idOf = ({ mark, gate }: Fact) => mark ?? `${gate?.kind}`
const isLater = (one: Fact, other: Fact) =>
  (one.at - other.at || care[one.status] - care[other.status]) > 0 ||
  (one.at === other.at && one.status === other.status && idOf(one) > idOf(other))

/**
 * Everybody who was inside at the start, has come in since, or was marked; each by the latest that is known. Coming in
 * needs finding, going out is being found. Neither the order of `events` nor that of `marks` matters.
 */
export function rosterOf(
  expected: readonly string[],
  events: readonly GateFact[],
  marks: readonly Mark[],
): Standing[] {
  const latest = new Map<string, Fact | null>(expected.map((key) => [key, null]))
  const arrivals = events.filter(({ kind }) => kind === 'In').map(({ key }) => key)
  for (const key of [...arrivals, ...marks.map((mark) => mark.key)])
    if (!latest.has(key)) latest.set(key, null)
  const learn = (key: string, fact: Fact) => {
    const known = latest.get(key)
    if (known === null || (known && isLater(fact, known))) latest.set(key, fact)
  }
  for (const event of events)
    learn(event.key, {
      at: event.at,
      status: event.kind === 'In' ? 'Missing' : 'Found',
      mark: null,
      gate: event,
    })
  for (const { id, key, status, at } of marks) learn(key, { at, status, mark: id, gate: null })
  const arrived = new Set(arrivals)
  const wasInside = new Set(expected)
  return [...latest].map(([key, fact]) => ({
    key,
    status: fact?.status ?? 'Missing',
    isArrival: arrived.has(key) && !wasInside.has(key),
    mark: fact?.mark ?? null,
    gate: fact?.gate ?? null,
  }))
}

export type Counts = { expected: number; found: number; missing: number; notOnSite: number }

export function countsOf(roster: readonly { status: MusterStatus }[]): Counts {
  const count = (status: MusterStatus) => roster.filter((each) => each.status === status).length
  return {
    expected: roster.length,
    found: count('Found'),
    missing: count('Missing'),
    notOnSite: count('NotOnSite'),
  }
}

type Called = {
  status: MusterStatus
  person: Named | null
  guest: { name: string; company: string } | null
  employer: Named | null
  workspaceArea: Named | null
}

/**
 * As they are called and looked for: the missing first, those of one area together, in it those of one company, each by
 * name in the reader's language. Who has no area or company comes last.
 */
export function inCallOrder<Person extends Called>(
  people: readonly Person[],
  language: Locale,
): Person[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const nameOf = (named: Named | null) => named && nameIn(language, named)
  const byText = (one: string | null, other: string | null) =>
    one === null || other === null
      ? Number(one === null) - Number(other === null)
      : compare(one, other)
  return people
    .map((who) => ({
      who,
      area: nameOf(who.workspaceArea),
      company: nameOf(who.employer) ?? who.guest?.company ?? null,
      name: nameOf(who.person) ?? who.guest?.name ?? null,
    }))
    .toSorted(
      (one, other) =>
        statusOrder[one.who.status] - statusOrder[other.who.status] ||
        byText(one.area, other.area) ||
        byText(one.company, other.company) ||
        byText(one.name, other.name),
    )
    .map(({ who }) => who)
}

/** In milliseconds. `endedAt` is null while it runs. */
export type Period = { id: string; startedAt: number; endedAt: number | null }

/**
 * The muster that a mark which names none belongs to: the one that ran then, or the last one of the day, or the one that runs.
 * A mark from before a roll call must not count as found in it: looking for somebody who is safe costs less than missing one.
 */
export function musterOf<P extends Period>(musters: readonly P[], at: number): P | null {
  const latestFirst = musters.toSorted((one, other) => other.startedAt - one.startedAt)
  return (
    latestFirst.find(
      ({ startedAt, endedAt }) =>
        startedAt - CLOCK_TOLERANCE <= at && (endedAt === null || at <= endedAt),
    ) ??
    latestFirst.find(({ endedAt }) => endedAt !== null && at > endedAt && at - endedAt <= DAY) ??
    latestFirst.find(({ endedAt }) => endedAt === null) ??
    null
  )
}
