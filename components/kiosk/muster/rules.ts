/**
 * การรวมพลบนเครื่องที่ประตู: รายชื่อที่เครื่องรู้ รวมกับสิ่งที่เครื่องยังไม่ได้ส่ง
 * A roll call on a device: as the server last told it, and what this device has seen since.
 * Source: docs/gate.md#6-offline.
 */
import type { Muster, MusterPerson, musters } from '@/lib/domain/gate/musters/contract'
import { MOST_MARKS, type MarkCode, type MusterStatus } from '@/lib/domain/gate/musters/rules'
import type { ListedPerson, GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { namesOf } from '@/lib/domain/people/persons/rules'
import type { InputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { Seen } from '../clock/rules'
import { sendableIn, type Action } from '../queue/rules'

export type Mark = InputOf<typeof musters.mark>['marks'][number]
export type MarkResult = OutputOf<typeof musters.mark>['results'][number]

/** A mark that the server has not answered yet. `who`: as they were when they were marked. */
export type QueuedMark = {
  /** In the order in which they were made. Given by the store. */
  number?: number
  musterId: string
  mark: Mark
  who: MusterPerson
  stuckAt?: number
  seen?: Seen
}

/** What the server said of a mark that it did not simply take, until somebody has read it. */
export type MarkAnswer = {
  actionId: string
  who: MusterPerson
  code: Exclude<MarkCode, 'action-reused'>
}

/** The oldest first, all of one muster. */
export function nextMarks(queue: readonly QueuedMark[], now: number): QueuedMark[] {
  const sendable = sendableIn(queue, now)
  return sendable.filter(({ musterId }) => musterId === sendable[0]!.musterId).slice(0, MOST_MARKS)
}

/** A mark with whose number the server has another one is sent again under a number of its own. */
export const isToRepeat = ({ code }: Pick<MarkResult, 'code'>): boolean => code === 'action-reused'

/** What is to be told of an answer, or null. */
export const answerOf = (
  { mark, who }: QueuedMark,
  { code }: Pick<MarkResult, 'code'>,
): MarkAnswer | null =>
  code && code !== 'action-reused' ? { actionId: mark.actionId, who, code } : null

type Decided = NonNullable<MusterPerson['decided']>
/** What this device knows of somebody, beside what the server has told. */
export type Fact = { who: MusterPerson; status: MusterStatus; decided: Decided }

export const factOfMark = ({ mark, who }: QueuedMark): Fact => ({
  who,
  status: mark.status,
  decided: { how: 'mark', at: mark.at, point: mark.point ?? null, user: null, device: null },
})

type Whose = {
  /** Whether the gate leads out of the site: going out of a part of it leaves nobody found. */
  isBoundary: boolean
  whoIs: (personId: string) => MusterPerson | null
}

/** Whoever leaves the site is found, and whoever comes in has to be. Null of what changes nothing in a roll call. */
export function factOfPassage(
  { kind, at, personId }: Action,
  { isBoundary, whoIs }: Whose,
): Fact | null {
  const counts = kind === 'In' || (kind === 'Out' && isBoundary)
  const who = personId && counts ? whoIs(personId) : null
  if (!who) return null
  const how = kind === 'In' ? 'in' : 'out'
  const status = kind === 'In' ? 'Missing' : 'Found'
  return { who, status, decided: { how, at, point: null, user: null, device: null } }
}

type Ran = Pick<Muster, 'startedAt' | 'endedAt'>

/** What has happened at the gate while the roll call ran. */
export function passagesDuring({ startedAt, endedAt }: Ran, actions: readonly Action[]): Action[] {
  const [start, end] = [Date.parse(startedAt), endedAt === null ? Infinity : Date.parse(endedAt)]
  return actions.filter(({ at }) => Date.parse(at) > start && Date.parse(at) <= end)
}

/** What it changes in the roll call. Whoever is in neither is left out. */
export function factsOfPassages(
  muster: Ran & Pick<Muster, 'people'>,
  { list, gateId }: { list: GateList | null; gateId: string },
  actions: readonly Action[],
): Fact[] {
  const known = new Map(muster.people.map((person) => [person.key, person]))
  const whose: Whose = {
    isBoundary: isBoundary(list, gateId),
    whoIs: (id) => known.get(id) ?? listedIn(list, id),
  }
  return passagesDuring(muster, actions).flatMap((action) => factOfPassage(action, whose) ?? [])
}

/** Of a gate that this device does not know nobody is found. */
const isBoundary = (list: GateList | null, gateId: string): boolean =>
  list?.gates.find(({ id }) => id === gateId)?.workspaceAreaId === null

const listedIn = (list: GateList | null, personId: string): MusterPerson | null => {
  const found = list?.people.find(({ id }) => id === personId)
  return list && found ? personOf(list, found) : null
}

/** The people with what this device knows of them, the latest fact of each, of those that the server has told, too. */
export function withFacts(people: readonly MusterPerson[], facts: readonly Fact[]): MusterPerson[] {
  const known = new Map(people.map((person) => [person.key, person]))
  const inOrder = facts.toSorted((one, other) => (one.decided.at < other.decided.at ? -1 : 1))
  for (const { who, status, decided } of inOrder) {
    const before = known.get(who.key)
    if (before?.decided && before.decided.at > decided.at) continue
    // Whoever was not there goes out without having been looked for.
    if (before || decided.how !== 'out')
      known.set(who.key, { ...who, isArrival: !before, ...before, status, decided })
  }
  return [...known.values()]
}

export type ListedName = Pick<
  ListedPerson,
  | 'id'
  | 'code'
  | 'firstNameTh'
  | 'lastNameTh'
  | 'firstNameEn'
  | 'lastNameEn'
  | 'employerId'
  | 'hasPhoto'
>

/** Somebody of the list, who need not be in the roll call. */
export function personOf(list: Pick<GateList, 'employers'>, listed: ListedName): MusterPerson {
  const { id, code, hasPhoto, employerId } = listed
  const employer = list.employers.find((each) => each.id === employerId)
  return {
    key: id,
    person: { id, code, hasPhoto, ...namesOf(listed) },
    guest: null,
    employer: employer
      ? { id: employer.id, nameTh: employer.nameTh, nameEn: employer.nameEn }
      : null,
    workspaceArea: null,
    status: 'Missing',
    isArrival: false,
    decided: null,
  }
}
