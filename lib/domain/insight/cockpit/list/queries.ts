import { readWaitingPermits } from '@/lib/domain/work/work-permits/ahead/queries'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import type { ReadContext } from '@/lib/platform/http/context'
import * as backup from '../backup/queries'
import {
  cockpitKinds,
  type Cockpit,
  type cockpit,
  type CockpitItem,
  type CockpitKind,
} from '../contract'
import { readDayPermits } from '../judged/queries'
import { peopleOn } from '../judged/rules'
import { MOST_ROWS, type FoundRows, type Kind, type Shown, type Source } from '../kinds/queries'
import * as papers from '../papers/queries'
import * as permits from '../permits/queries'
import { startReading } from '../reading/queries'
import { firstOf, type Due } from '../rules'
import * as site from '../site/queries'
import * as training from '../training/queries'
import * as work from '../work/queries'

/** A new kind is a constant of its name in one of these files, its name in the contract and its words. */
const kinds: Record<CockpitKind, Kind> = {
  ...permits,
  ...training,
  ...papers,
  ...work,
  ...site,
  ...backup,
}

export async function getCockpit(
  context: ReadContext,
  { date }: CheckedInputOf<typeof cockpit.get>,
): Promise<Cockpit> {
  const reading = await startReading(context, date)
  const dayPermits = once(() => readDayPermits(reading))
  const peopleOnPermits = once(async () => peopleOn(await dayPermits()))
  const waitingPermits = once(() => readWaitingPermits(context, reading.clock, MOST_ROWS))
  const source = { ...reading, waitingPermits, dayPermits, peopleOnPermits }
  const concerning = cockpitKinds.filter((kind) => kinds[kind].isFor(context.actor))
  const found = new Map(
    await Promise.all(
      concerning.map(async (kind) => [kind, await kinds[kind].find(kind, source)] as const),
    ),
  )
  const { shown, more } = firstOf(found)
  const textOf = await showAll(found, shown)
  return {
    date: source.date,
    today: source.clock.today,
    items: shown.map((due) => presentItem(due, textOf(due), source)),
    more,
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => (answer ??= read())
}

async function showAll(found: ReadonlyMap<CockpitKind, FoundRows>, shown: readonly Due[]) {
  const idsOf = new Map<CockpitKind, Set<string>>()
  for (const { kind, id } of shown) idsOf.set(kind, (idsOf.get(kind) ?? new Set()).add(id))
  const texts = new Map(
    await Promise.all(
      [...idsOf].map(async ([kind, ids]) => [kind, await found.get(kind)!.showAll(ids)] as const),
    ),
  )
  return ({ kind, id }: Due): Shown => texts.get(kind)!.get(id)!
}

function presentItem(
  { kind, id, dueAt }: Due,
  { reasons = [], reasonCount = reasons.length, employer = null, can = [], ...shown }: Shown,
  { context }: Source,
): CockpitItem {
  return {
    key: `${kind}:${id}`,
    kind,
    ...shown,
    employer,
    reasons,
    reasonCount,
    can,
    dueAt: dueAt?.toISOString() ?? null,
    isLate: dueAt !== null && dueAt < context.now,
  }
}
