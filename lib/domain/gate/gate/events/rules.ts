/**
 * สิ่งที่เกิดที่ประตู: ใคร เมื่อไร เข้าหรือออก และอะไรที่ต้องมีคนตรวจสอบ
 * What happened at a gate: who, when, in or out, and what somebody has to look at.
 * Source: docs/gate.md#5-gate.
 */
import type { VerdictWord } from '@/lib/domain/eligibility/eligibility/rules'
import { passagesSince, sequenceConflicts, staysOf, type Passage, type Story } from '../stays/rules'

/** Actions of one `gate/record`. */
export const MOST_ACTIONS = 200
/** In characters: what was read or typed at a gate. */
export const LONGEST_SCAN = 300
/** In characters: a part of a name or code. */
export const SHORTEST_KEYWORD = 2
export const LONGEST_KEYWORD = 100

export const eventKinds = ['In', 'Out', 'Refused'] as const
type EventKind = (typeof eventKinds)[number]

export const conflictCodes = [
  ...sequenceConflicts,
  'entered-while-refused',
  'escort-was-not-inside',
  'unknown-person',
  'clock-off',
  'list-was-old',
  'device-revoked',
  'late',
] as const
export type ConflictCode = (typeof conflictCodes)[number]

const refusalCodes = ['entry-refused', 'unknown-person', 'escort-not-inside'] as const
type RefusalCode = (typeof refusalCodes)[number]

export const outcomes = ['done', 'conflict', 'refused'] as const
type Outcome = (typeof outcomes)[number]
type OutcomeCode = ConflictCode | RefusalCode | 'action-reused'

type Guest = { name: string; company: string; escortPersonId: string }

/** An event that is about to be stored. Instants in milliseconds. */
export type Draft = {
  id: string
  kind: EventKind
  personId: string | null
  scanned: string | null
  guest: Guest | null
  employerId: string | null
  gateId: string | null
  isInner: boolean
  workspaceAreaId: string | null
  deviceId: string | null
  actorUserId: string | null
  at: number
  receivedAt: number
  isOffline: boolean
  listVersion: string | null
  shownVerdict: VerdictWord | null
  verdict: VerdictWord | null
  reasonCodes: string[]
  rulesRevision: number | null
  overrideId: string | null
  reason: string | null
  contentHash: string
  /** Conflicts that do not follow from the order of the events. */
  conflicts: ConflictCode[]
  refusal: RefusalCode | null
}

/** Two guests of one name and company are one guest. */
export const guestKey = ({ name, company }: Pick<Guest, 'name' | 'company'>) =>
  `${name} · ${company}`

/** Whose stay an event belongs to; null for a text that was nobody's code. */
export const subjectOf = ({ personId, guest }: Pick<Draft, 'personId' | 'guest'>): string | null =>
  personId ?? (guest && guestKey(guest))

/** The passage that an event is; null where nobody came in or went out. */
const passageOf = ({ kind, ...draft }: Draft): Passage | null =>
  kind === 'Refused' || subjectOf(draft) === null ? null : { ...draft, kind }

/** By key the earliest instant of these events. */
export function sinceOf(
  drafts: readonly Draft[],
  keyOf: (draft: Draft) => string | null,
): Map<string, number> {
  const since = new Map<string, number>()
  for (const draft of drafts) {
    const key = keyOf(draft)
    if (key) since.set(key, Math.min(draft.at, since.get(key) ?? Infinity))
  }
  return since
}

/** Of one person or guest: the stays once the new events are there, and what does not fit together. */
export function storyOf(
  past: readonly (Passage & { firstId: string | null })[],
  drafts: readonly Draft[],
): Story {
  const news = drafts.flatMap((draft) => passageOf(draft) ?? [])
  return staysOf(passagesSince(past[0]?.firstId ?? null, [...past, ...news]))
}

export const outcomeOf = (
  refusal: RefusalCode | null,
  conflicts: readonly ConflictCode[],
): { outcome: Outcome; code: OutcomeCode | null } => {
  if (refusal) return { outcome: 'refused', code: refusal }
  const [code] = conflicts
  return code ? { outcome: 'conflict', code } : { outcome: 'done', code: null }
}
