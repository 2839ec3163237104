import { expect, test } from 'vitest'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import type { Action } from '../queue/rules'
import {
  answerOf,
  factOfMark,
  factOfPassage,
  factsOfPassages,
  isToRepeat,
  nextMarks,
  passagesDuring,
  withFacts,
  type QueuedMark,
} from './rules'
import { soughtIn } from './sought'

const person = (key: string, status: MusterPerson['status'] = 'Missing'): MusterPerson => ({
  key,
  person: { id: key, code: `P-00000${key}`, nameTh: `คน ${key}`, nameEn: null, hasPhoto: false },
  guest: null,
  employer: null,
  workspaceArea: null,
  status,
  isArrival: false,
  decided: null,
})
const at = (minute: number) => `2026-11-23T03:${String(minute).padStart(2, '0')}:00.000Z`
const marked = (key: string, status: MusterPerson['status'], minute = 0): QueuedMark => ({
  number: minute,
  musterId: 'drill',
  who: person(key),
  mark: { actionId: `${key} ${minute}`, personId: key, status, at: at(minute) },
})
const passed = (personId: string, kind: Action['kind'], minute: number): Action => ({
  actionId: `${personId} ${minute}`,
  personId,
  kind,
  at: at(minute),
})
const whoIs = (id: string) => (id === 'stranger' ? null : person(id))
const outer = { isBoundary: true, whoIs }
const inner = { isBoundary: false, whoIs }
const statusesOf = (people: MusterPerson[]) => people.map(({ key, status }) => `${key} ${status}`)

test('marks of one muster are sent at once, the oldest first, 500 at most', () => {
  const queue = Array.from({ length: 600 }, (_, index) => marked('1', 'Found', index))
  expect(nextMarks(queue, 0)).toEqual(queue.slice(0, 500))
  const other = { ...marked('2', 'Found', 1), musterId: 'other' }
  expect(nextMarks([marked('1', 'Found'), other], 0)).toEqual([marked('1', 'Found')])
  expect(nextMarks([{ ...marked('1', 'Found'), stuckAt: 0 }, other], 0)).toEqual([other])
  expect(nextMarks([], 0)).toEqual([])
})

test.each([
  [undefined, null, false],
  ['muster-over', 'muster-over', false],
  ['unknown-person', 'unknown-person', false],
  ['action-reused', null, true],
] as const)('of the answer %s the person is told %s (sent again: %s)', (code, tells, again) => {
  expect(answerOf(marked('1', 'Found'), { code })?.code ?? null).toBe(tells)
  expect(isToRepeat({ code })).toBe(again)
})

test('the latest that this device knows of somebody holds, in whatever order it is told', () => {
  const facts = [
    factOfMark(marked('1', 'Found', 2)),
    factOfPassage(passed('1', 'In', 3), outer)!,
    factOfMark(marked('2', 'NotOnSite', 1)),
    factOfPassage(passed('3', 'Out', 4), outer)!,
  ]
  const expected = ['1 Missing', '2 NotOnSite', '3 Found']
  const people = [person('1'), person('2'), person('3')]
  expect(statusesOf(withFacts(people, facts))).toEqual(expected)
  expect(statusesOf(withFacts(people, facts.toReversed()))).toEqual(expected)
})

test('what the server has told of later holds against what this device delivers late', () => {
  const told = (status: MusterPerson['status'], minute: number): MusterPerson => ({
    ...person('1', status),
    decided: { how: 'mark', at: at(minute), point: null, user: null, device: null },
  })
  const left = factOfPassage(passed('1', 'Out', 3), outer)!
  expect(statusesOf(withFacts([told('Missing', 5)], [left]))).toEqual(['1 Missing'])
  expect(statusesOf(withFacts([told('Missing', 2)], [left]))).toEqual(['1 Found'])
})

test('whoever comes in joins, whoever goes out unasked does not, whoever is marked does', () => {
  const facts = [
    factOfPassage(passed('4', 'In', 1), outer)!,
    factOfPassage(passed('5', 'Out', 1), outer)!,
    factOfMark(marked('6', 'Found', 1)),
  ]
  const people = withFacts([person('1', 'Found')], facts)
  expect(statusesOf(people)).toEqual(['1 Found', '4 Missing', '6 Found'])
  expect(people.map(({ isArrival }) => isArrival)).toEqual([false, true, true])
})

test('a refusal and a passage of somebody unknown change nothing', () => {
  expect(factOfPassage(passed('1', 'Refused', 1), outer)).toBeNull()
  expect(factOfPassage(passed('stranger', 'In', 1), outer)).toBeNull()
})

test('a card finds its person, also one whom nobody has missed; a name finds all who match', () => {
  const people = [person('1'), person('2')]
  const listed = {
    id: '7',
    code: 'P-000007',
    firstNameTh: 'ใหม่',
    lastNameTh: 'มา',
    firstNameEn: null,
    lastNameEn: null,
    employerId: null,
    hasPhoto: false,
  }
  const list = { people: [listed], employers: [] }
  expect(soughtIn('P-000002', people, list).map(({ key }) => key)).toEqual(['2'])
  expect(soughtIn('7', people, list)).toMatchObject([{ key: '7', status: 'Missing' }])
  expect(soughtIn('8', people, list)).toEqual([])
  expect(soughtIn('คน', people, null)).toHaveLength(2)
})

test('at a gate inside the site going out finds nobody, and coming in makes whoever was found missing again', () => {
  expect(factOfPassage(passed('1', 'Out', 1), inner)).toBeNull()
  const facts = [factOfMark(marked('1', 'Found', 1)), factOfPassage(passed('1', 'In', 2), inner)!]
  expect(statusesOf(withFacts([person('1')], facts))).toEqual(['1 Missing'])
})

const gateOf = (id: string, workspaceAreaId: string | null) => ({
  id,
  code: id,
  nameTh: id,
  nameEn: null,
  workspaceAreaId,
  isActive: true,
})
const list: GateList = {
  version: 'v1',
  madeAt: at(0),
  listHours: 12,
  timeZone: 'Asia/Bangkok',
  dateEra: 'BE',
  entryNeedsPermit: 'Off',
  rulesRevision: 1,
  gates: [gateOf('main', null), gateOf('tank farm', 'area')],
  requirements: [],
  types: [],
  employers: [],
  people: [],
  inside: [],
}
const atMain = { list, gateId: 'main' }

test('of the gate counts what happens while the roll call runs, to its people and those of the list', () => {
  const actions = [1, 2, 3, 4].map((minute) => passed('1', 'Out', minute))
  const muster = { people: [person('1')], startedAt: at(1), endedAt: null }
  const minutesOf = (endedAt: string | null) =>
    factsOfPassages({ ...muster, endedAt }, atMain, actions).map(({ decided }) => decided.at)
  expect(minutesOf(null)).toEqual([2, 3, 4].map(at))
  expect(minutesOf(at(3))).toEqual([2, 3].map(at))
  expect(factsOfPassages(muster, atMain, [passed('stranger', 'In', 2)])).toEqual([])
})

test('of what is delivered after a roll call nothing is kept for it', () => {
  const delivered = [passed('1', 'Out', 1), passed('1', 'In', 3), passed('2', 'In', 5)]
  const keptOf = (endedAt: string | null) =>
    passagesDuring({ startedAt: at(2), endedAt }, delivered).map((action) => action.at)
  expect(keptOf(at(3))).toEqual([at(3)])
  expect(keptOf(null)).toEqual([at(3), at(5)])
})

test.each([
  ['at the boundary of the site', atMain, 1],
  ['at a gate inside it', { list, gateId: 'tank farm' }, 0],
  ['at a gate that is in no list', { list: null, gateId: 'main' }, 0],
])('whoever goes out %s is found or not', (_, gate, count) => {
  const muster = { people: [person('1')], startedAt: at(1), endedAt: null }
  expect(factsOfPassages(muster, gate, [passed('1', 'Out', 2)])).toHaveLength(count)
})
