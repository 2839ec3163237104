import * as z from 'zod'
import { personNameSelect, userNameSelect } from '@/lib/domain/people/persons/present'
import { namesOf, userNames, type PersonName } from '@/lib/domain/people/persons/rules'
import { verdictWords } from '@/lib/domain/eligibility/eligibility/rules'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Language } from '@/lib/platform/contract/problems'
import { messageIn } from '@/lib/platform/i18n/message'
import type { GateConflictRecord, GateEventRecord, StayRecord } from './contract'
import { conflictCodes, guestKey, type ConflictCode } from './events/rules'

export const passerSelect = {
  id: true,
  code: true,
  profileAssetId: true,
  ...personNameSelect,
} satisfies Prisma.PersonSelect
type Passer = PersonName & { id: string; code: string; profileAssetId: string | null }

const names = { id: true, nameTh: true, nameEn: true } as const

export const staySelect = {
  id: true,
  inAt: true,
  person: { select: passerSelect },
  employer: { select: names },
  workspaceArea: { select: names },
  event: {
    select: {
      gate: { select: names },
      guestName: true,
      guestCompany: true,
      escortPerson: { select: passerSelect },
    },
  },
} satisfies Prisma.StaySelect

export const eventSelect = {
  id: true,
  kind: true,
  at: true,
  gate: { select: names },
  workspaceArea: { select: names },
  actorUser: { select: userNameSelect },
  device: { select: { name: true } },
  isOffline: true,
  verdict: true,
  shownVerdict: true,
  reasonCodes: true,
  reason: true,
} satisfies Prisma.GateEventSelect

export const conflictSelect = {
  id: true,
  code: true,
  settledAt: true,
  settledByUser: { select: userNameSelect },
  note: true,
  event: {
    select: {
      ...eventSelect,
      person: { select: passerSelect },
      employer: { select: names },
      guestName: true,
      guestCompany: true,
      scanned: true,
    },
  },
} satisfies Prisma.GateConflictSelect

type StayRow = Prisma.StayGetPayload<{ select: typeof staySelect }>
type EventRow = Prisma.GateEventGetPayload<{ select: typeof eventSelect }>
type ConflictRow = Prisma.GateConflictGetPayload<{ select: typeof conflictSelect }>

export const presentPasser = ({ id, code, profileAssetId, ...person }: Passer) => ({
  id,
  code,
  ...namesOf(person),
  hasPhoto: profileAssetId !== null,
})

const word = z.enum(verdictWords).nullable()

/** `overstaysBefore`: whoever came in before it has been here for too long. */
export function presentStay(
  { id, inAt, person, employer, workspaceArea, event }: StayRow,
  overstaysBefore: Date,
): StayRecord {
  const { guestName, guestCompany, escortPerson } = event
  return {
    id,
    person: person && presentPasser(person),
    guest:
      guestName !== null && guestCompany !== null && escortPerson
        ? { name: guestName, company: guestCompany, escort: presentPasser(escortPerson) }
        : null,
    employer,
    workspaceArea,
    gate: event.gate,
    inAt: inAt.toISOString(),
    isOverstay: inAt < overstaysBefore,
  }
}

export function presentEvent(language: Language, row: EventRow): GateEventRecord {
  const { id, kind, at, gate, workspaceArea, actorUser, device, isOffline, reason } = row
  return {
    id,
    kind,
    at: at.toISOString(),
    gate,
    workspaceArea,
    recordedBy: actorUser && userNames(actorUser),
    device: device?.name ?? null,
    isOffline,
    verdict: word.parse(row.verdict),
    shownVerdict: word.parse(row.shownVerdict),
    reasons: row.reasonCodes.map((code) => ({
      code,
      text: messageIn(language, `gate.reasons.${code}`),
    })),
    reason,
  }
}

/** Of a guest whose escort nobody knows, name and company stand as the text. */
function guestOf(
  { guestName, guestCompany, scanned }: ConflictRow['event'],
  code: ConflictCode,
): string | null {
  if (guestName !== null) return guestKey({ name: guestName, company: guestCompany ?? '' })
  return code === 'escort-was-not-inside' ? scanned : null
}

export function presentConflict(language: Language, row: ConflictRow): GateConflictRecord {
  const { id, settledAt, settledByUser, note, event } = row
  const { person, employer, scanned } = event
  const code = z.enum(conflictCodes).parse(row.code)
  return {
    id,
    code,
    text: messageIn(language, `gate.outcomes.${code}`),
    whatToDo: messageIn(language, `gate.whatToDo.${code}`),
    person: person && presentPasser(person),
    guest: guestOf(event, code),
    scanned,
    employer,
    event: presentEvent(language, event),
    settledAt: settledAt?.toISOString() ?? null,
    settledBy: settledByUser && userNames(settledByUser),
    note,
  }
}
