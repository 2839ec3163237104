/**
 * เหตุการณ์ที่ประตูก่อนบันทึก: ของใคร รับหรือปฏิเสธ และอะไรที่ต้องมีคนตรวจสอบ
 * An event before it is stored: whose it is, whether it is refused, and what somebody has to look at.
 * Source: docs/gate.md#5-gate.
 */
import type { PermitFact } from '@/lib/domain/eligibility/eligibility/facts/contract'
import type { Judgement } from '@/lib/domain/eligibility/eligibility/rules'
import {
  isIdentifierOf,
  parsePersonIdentifier,
  type PersonIdentifier,
} from '@/lib/domain/people/persons/rules'
import { grantedStatuses } from '@/lib/domain/work/work-permits/overlaps/rules'
import { isDevice, isRevoked, type UserOrDevice } from '@/lib/platform/access/actor'
import { WITHHELD } from '@/lib/platform/contract/withheld'
import { timeIn } from '@/lib/platform/dates/day'
import { guestKey, type Draft } from '../../events/rules'
import { clockConflicts, correctedAt, listConflicts, type Action } from '../delivery/rules'

/** A revoked device only tells what has happened offline. */
export const isTaken = (actor: UserOrDevice, { isOffline }: Pick<Action, 'isOffline'>): boolean =>
  !isRevoked(actor) || isOffline === true

const identifierOf = ({ personId, scanned }: Action): PersonIdentifier | null =>
  personId ? { id: personId } : parsePersonIdentifier(scanned ?? '')

/** Of all whom actions are about, and of who escorts guests. */
export const identifiersOf = (actions: readonly Action[]): PersonIdentifier[] =>
  actions
    .flatMap((action) => [
      identifierOf(action),
      action.guest && { id: action.guest.escortPersonId },
    ])
    .filter((identifier) => identifier !== null && identifier !== undefined)

type Placed = Action & { gateId: string }

type Identified = { id: string; code: string; employerId: string | null; isAnonymised: boolean }

type Arrival = {
  gates: ReadonlyMap<string, { workspaceAreaId: string | null }>
  /** Of the caller's clock, in milliseconds. */
  offset: number
  receivedAt: Date
  listHours: number
}

export function draftOf(
  actor: UserOrDevice,
  { gates, offset, receivedAt, listHours }: Arrival,
  action: Placed,
  hash: string,
  people: readonly Identified[],
): Draft {
  const { actionId, kind, gateId, isOffline = false } = action
  const identifier = identifierOf(action)
  const person = identifier && people.find((each) => isIdentifierOf(identifier, each))
  const guest = action.guest && isEscorted(action.guest, people) ? action.guest : null
  const isUnknown = !guest && !person
  const unknown = action.guest ? unknownEscort : unknownPerson
  const at = correctedAt(action.at, offset, receivedAt)
  const isRefusedNow = isUnknown && kind === 'In' && !isOffline
  const areaId = gates.get(gateId)!.workspaceAreaId
  return {
    id: actionId,
    kind: isRefusedNow ? 'Refused' : kind,
    personId: person?.id ?? null,
    scanned: isUnknown ? textOf(action) : null,
    guest,
    employerId: person?.employerId ?? null,
    gateId,
    isInner: areaId !== null,
    workspaceAreaId: areaId,
    deviceId: isDevice(actor) ? actor.deviceId : null,
    actorUserId: isDevice(actor) ? null : actor.userId,
    at,
    receivedAt: receivedAt.getTime(),
    isOffline,
    listVersion: action.listVersion ?? null,
    shownVerdict: action.shownVerdict ?? null,
    verdict: null,
    reasonCodes: [],
    rulesRevision: null,
    overrideId: null,
    reason: reasonOf(action, person),
    contentHash: hash,
    conflicts: [
      ...(isUnknown && kind !== 'Refused' && !isRefusedNow ? [unknown.conflict] : []),
      ...clockConflicts(at, offset, receivedAt),
      ...listConflicts(action, at, listHours),
      ...(isRevoked(actor) ? (['device-revoked'] as const) : []),
    ],
    refusal: isRefusedNow ? unknown.refusal : null,
  }
}

const unknownPerson = { refusal: 'unknown-person', conflict: 'unknown-person' } as const
/** Source: docs/decisions/0463-a-guest-whose-escort-nobody-knows.md */
const unknownEscort = { refusal: 'escort-not-inside', conflict: 'escort-was-not-inside' } as const

const isEscorted = (
  { escortPersonId }: NonNullable<Action['guest']>,
  people: readonly Identified[],
): boolean => people.some(({ id }) => id === escortPersonId)

/** What was read or sent in place of somebody who is known. */
const textOf = ({ scanned, personId, guest }: Action): string | null =>
  scanned ?? personId ?? (guest ? guestKey(guest) : null)

/** What a device delivers after somebody was anonymised is a fact; what was written about it is not taken. */
const reasonOf = ({ reason }: Action, person: Identified | null | undefined): string | null =>
  reason && person?.isAnonymised ? WITHHELD : (reason ?? null)

type Permit = Pick<PermitFact, 'startTime' | 'endTime' | 'workspaceAreaId'> & { status: string }

type Judged = Judgement & {
  person: { permits: readonly Permit[] }
  site: { rulesRevision: number; timeZone: string }
}

export function withVerdict(draft: Draft, { verdict, reasons, person, site }: Judged): Draft {
  const isIn = draft.kind === 'In'
  const isRefused = isIn && verdict === 'refused' && !draft.isOffline
  const hasEntered = isIn && verdict === 'refused' && draft.isOffline
  const time = timeIn(site.timeZone, new Date(draft.at))
  return {
    ...draft,
    kind: isRefused ? 'Refused' : draft.kind,
    workspaceAreaId: draft.isInner ? draft.workspaceAreaId : areaOfPermits(person.permits, time),
    verdict,
    reasonCodes: codesOf(verdict, reasons),
    rulesRevision: site.rulesRevision,
    overrideId: reasons.find(({ overrideId }) => overrideId)?.overrideId ?? null,
    conflicts: hasEntered ? ['entered-while-refused', ...draft.conflicts] : draft.conflicts,
    refusal: isRefused ? 'entry-refused' : draft.refusal,
  }
}

/** Of somebody who is refused only what refuses, so that no warning is counted as a reason of it. */
const codesOf = (verdict: Judgement['verdict'], reasons: Judgement['reasons']): string[] =>
  reasons
    .filter(({ effect }) => verdict !== 'refused' || effect === 'Refuse')
    .map(({ code }) => code)

/** The area of the granted permit of this time of day; else of the next to begin, else of the last. */
function areaOfPermits(permits: readonly Permit[], time: string): string | null {
  const granted = permits
    .filter(({ status, workspaceAreaId }) => workspaceAreaId && grantedStatuses.includes(status))
    .toSorted((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? ''))
  const next = granted.find(({ endTime }) => endTime !== null && time < endTime)
  return (next ?? granted.at(-1))?.workspaceAreaId ?? null
}
