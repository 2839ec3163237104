/**
 * การสแกนหนึ่งครั้งกลายเป็นอะไร: ใคร ให้เข้าได้หรือไม่ และบันทึกอะไร
 * What a scan becomes: whom it shows, whether the device may let them in, and what is recorded.
 * Source: docs/gate.md#6-offline.
 */
import type { VerdictWord } from '@/lib/domain/eligibility/eligibility/rules'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import { LONGEST_SCAN } from '@/lib/domain/gate/gate/events/rules'
import { ageOf, isTooOld } from '@/lib/domain/gate/gate/snapshot/rules'
import { boundTo } from '@/lib/platform/contract/bounds'
import { isStorable } from '@/lib/platform/contract/plain-text'
import { MINUTE } from '@/lib/platform/dates/durations'
import { MOST_QUEUED, type Action } from '../queue/rules'

/** In milliseconds: within this time the same card is the same scan. */
const SAME_SCAN = 1_000
/** In milliseconds. Source: docs/gate.md#6-offline. */
const AMBER_AGE = 15 * MINUTE

export type Scan = { text: string; at: number }

export const isSameScan = (one: Scan | null, other: Scan): boolean =>
  one !== null && one.text === other.text && Math.abs(other.at - one.at) < SAME_SCAN

/** Whether the server can be asked about a text: whatever else a code may hold is no card of the site. */
export const isCardText = (text: string): boolean =>
  boundTo(LONGEST_SCAN, text).excess === undefined && isStorable(text)

/** What matters of the list that the device holds. */
export type ListState = { version: string; madeAt: string; listHours: number }

/** Where an answer came from: the server, or the list that the device holds, if it holds one. */
export type Source = { isOffline: boolean; list: ListState | null }

export type Shown = { source: Source } & (
  | { kind: 'person'; match: GateMatch }
  | { kind: 'choice'; matches: GateMatch[] }
  | { kind: 'unknown'; scanned: string }
)

export const shownFor = (matches: GateMatch[], scanned: string, source: Source): Shown => {
  const [match, ...others] = matches
  if (!match) return { kind: 'unknown', scanned, source }
  return others.length > 0 ? { kind: 'choice', matches, source } : { kind: 'person', match, source }
}

export const blocks = ['queue-full', 'no-list', 'list-too-old'] as const
export type Block = (typeof blocks)[number]

/** Why the device itself lets nobody in, whatever the verdict; going out it never stops. */
export function blockOf({ isOffline, list }: Source, queueLength: number, now: Date): Block | null {
  if (queueLength >= MOST_QUEUED) return 'queue-full'
  if (!isOffline) return null
  if (!list) return 'no-list'
  return isTooOld(list, now) ? 'list-too-old' : null
}

type Subject = Exclude<Shown, { kind: 'choice' }>
export type Word = VerdictWord | 'unknown'

/** The one word that the gate shows. */
export function wordOf(shown: Subject, block: Block | null): Word {
  if (block) return 'refused'
  return shown.kind === 'unknown' ? 'unknown' : shown.match.verdict.verdict
}

/** What is recorded when a button is pressed. A device names no gate: it stands at its own. */
export function actionFor(
  shown: Subject,
  kind: Action['kind'],
  { actionId, at, block }: { actionId: string; at: string; block: Block | null },
): Action {
  const { isOffline, list } = shown.source
  const word = wordOf(shown, block)
  return {
    actionId,
    kind,
    ...(shown.kind === 'person' ? { personId: shown.match.id } : { scanned: shown.scanned }),
    at,
    isOffline,
    ...(isOffline && list && { listVersion: list.version }),
    shownVerdict: word === 'unknown' ? 'refused' : word,
    ...(block && { reason: block }),
  }
}

export type Age = 'fresh' | 'amber' | 'over'

export function ageOfList(list: ListState | null, now: Date): Age {
  if (!list || isTooOld(list, now)) return 'over'
  return ageOf(list, now) >= AMBER_AGE ? 'amber' : 'fresh'
}
