/**
 * ใครอยู่ในพื้นที่ตั้งแต่เมื่อไรถึงเมื่อไร คิดจากเหตุการณ์ที่ประตูตามเวลาที่เกิด
 * Who was inside from when to when, worked out from what happened at the gates, in the order in which it happened.
 * Source: docs/gate.md#5-gate.
 */
import { MINUTE } from '@/lib/platform/dates/durations'

/** One person's coming in or going out. */
export type Passage = {
  id: string
  kind: 'In' | 'Out'
  /** In milliseconds. */
  at: number
  /** Null for a correction by people. */
  gateId: string | null
  /** At a gate inside the site, which changes the area and does not end the stay. */
  isInner: boolean
  /** Where the person is after coming in; of an inner gate its area, also on the way out. */
  workspaceAreaId: string | null
  employerId: string | null
}

export type Stay = {
  /** That of the passage that began it. */
  id: string
  /** In milliseconds. */
  inAt: number
  outAt: number | null
  workspaceAreaId: string | null
  employerId: string | null
}

export const sequenceConflicts = ['already-inside', 'was-not-inside'] as const
export type SequenceConflict = (typeof sequenceConflicts)[number]

export type Story = { stays: Stay[]; conflicts: { id: string; code: SequenceConflict }[] }

/** In milliseconds: within this time the same card at the same gate is one passage. */
export const REPEAT = MINUTE

/** At the same instant going out comes first, so that whoever might be inside is inside. */
const inOrder = (one: Passage, other: Passage) =>
  one.at - other.at ||
  Number(one.kind === 'In') - Number(other.kind === 'In') ||
  (one.id < other.id ? -1 : 1)

/** The passages from the one that began a stay: their stays are that one and all later ones. */
export function passagesSince(id: string | null, passages: readonly Passage[]): Passage[] {
  const sorted = passages.toSorted(inOrder)
  return id === null ? sorted : sorted.slice(sorted.findIndex((passage) => passage.id === id))
}

/** The stays of one person and what does not fit together, whatever the order in which the passages arrived. */
export function staysOf(passages: readonly Passage[]): Story {
  const story: Story = { stays: [], conflicts: [] }
  let open: Stay | null = null
  let former: Passage | null = null
  for (const passage of passages.toSorted(inOrder)) {
    if (!isRepeat(passage, former)) open = pass(story, open, passage)
    former = passage
  }
  return story
}

const isRepeat = (passage: Passage, former: Passage | null) =>
  former !== null &&
  passage.gateId !== null &&
  former.gateId === passage.gateId &&
  former.kind === passage.kind &&
  passage.at - former.at < REPEAT

/** The open stay after a passage. */
function pass(story: Story, open: Stay | null, passage: Passage): Stay | null {
  const isMisfit = (passage.kind === 'In' && !passage.isInner) === (open !== null)
  if (isMisfit && passage.gateId !== null)
    story.conflicts.push({ id: passage.id, code: open ? 'already-inside' : 'was-not-inside' })
  if (passage.kind === 'Out' && !passage.isInner) return leave(open, passage.at)
  if (open) return move(open, passage)
  // Whoever passes an inner gate is on site, though nobody saw them come in.
  const begun = {
    id: passage.id,
    inAt: passage.at,
    outAt: null,
    workspaceAreaId: areaAfter(passage),
    employerId: passage.employerId,
  }
  story.stays.push(begun)
  return begun
}

function leave(open: Stay | null, at: number): null {
  if (open) open.outAt = at
  return null
}

function move(open: Stay, passage: Passage): Stay {
  if (passage.isInner) open.workspaceAreaId = areaAfter(passage)
  return open
}

/** Whoever goes out of an area is in none. */
const areaAfter = ({ kind, workspaceAreaId }: Passage) => (kind === 'In' ? workspaceAreaId : null)

/** Whether any of the stays contains an instant, in milliseconds. */
export const isInsideAt = (stays: readonly Pick<Stay, 'inAt' | 'outAt'>[], at: number): boolean =>
  stays.some(({ inAt, outAt }) => inAt <= at && (outAt === null || outAt > at))
