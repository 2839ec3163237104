import { describe, expect, test } from 'vitest'
import { HOUR } from '@/lib/platform/dates/durations'
import {
  countsOf,
  factsAtGates,
  inCallOrder,
  musterOf,
  rosterOf,
  type GateFact,
  type Mark,
  type MusterStatus,
  type Period,
} from './rules'

/** `Found@5 a` is a mark five minutes after the start; `In@3 a` and `Out@7 a` happened at a gate. */
function story(text: string): { events: GateFact[]; marks: Mark[] } {
  const words = text ? text.split(', ') : []
  const facts = words.map((word, index) => {
    const [, what, at, key] = /^(\w+)@([\d.]+) (\w+)$/.exec(word)!
    return { id: `${index}`, what: what!, at: Number(at), key: key! }
  })
  const isPassage = ({ what }: { what: string }) => what === 'In' || what === 'Out'
  return {
    events: facts.filter(isPassage).map(({ what, at, key }) => ({
      key,
      at,
      kind: what === 'In' ? 'In' : 'Out',
    })),
    marks: facts
      .filter((fact) => !isPassage(fact))
      .map(({ id, what, at, key }) => ({ id, key, at, status: what as MusterStatus })),
  }
}

const rosterIn = (expected: string, text: string) => {
  const { events, marks } = story(text)
  return rosterOf(expected.split(' ').filter(Boolean), events, marks)
    .map(({ key, status, isArrival }) => `${key} ${status}${isArrival ? ' (came)' : ''}`)
    .join(', ')
}

test.each([
  ['nobody was inside', '', '', ''],
  ['nobody has said anything', 'a b', '', 'a Missing, b Missing'],
  ['found', 'a b', 'Found@5 a', 'a Found, b Missing'],
  ['found, and lost again', 'a', 'Found@5 a, Missing@6 a', 'a Missing'],
  ['the later one holds, whichever arrived first', 'a', 'Missing@6 a, Found@5 a', 'a Missing'],
  ['not on site after all', 'a', 'NotOnSite@5 a', 'a NotOnSite'],
  ['went out by a gate', 'a', 'Out@5 a', 'a Found'],
  ['went out, after somebody had looked in vain', 'a', 'Missing@4 a, Out@5 a', 'a Found'],
  ['went out, and is missed by somebody since', 'a', 'Out@5 a, Missing@6 a', 'a Missing'],
  ['came in meanwhile', 'a', 'In@3 b', 'a Missing, b Missing (came)'],
  ['came in and was found', '', 'In@3 b, Found@4 b', 'b Found (came)'],
  ['came in and went out', '', 'In@3 b, Out@9 b', 'b Found (came)'],
  ['went out and came back in', 'a', 'Out@3 a, In@5 a', 'a Missing'],
  ['found though not known to be inside', '', 'Found@5 c', 'c Found'],
  ['at one instant the more careful one holds', 'a', 'Missing@5 a, Found@5 a', 'a Missing'],
  ['at one instant not on site before found', 'a', 'Found@5 a, NotOnSite@5 a', 'a NotOnSite'],
  ['at one instant coming in before going out', 'a', 'Out@5 a, In@5 a', 'a Missing'],
])('%s', (_, expected, text, roster) => expect(rosterIn(expected, text)).toBe(roster))

test('a gate tells of coming in again, and of an inner gate inwards only', () => {
  const passage = { key: 'a', at: 5, isInner: false }
  const begun = [{ key: 'b', inAt: 4 }]
  expect(
    factsAtGates(begun, [
      { ...passage, kind: 'In' },
      { ...passage, kind: 'Out', at: 6 },
      { ...passage, kind: 'In', isInner: true, at: 7 },
      { ...passage, kind: 'Out', isInner: true, at: 8 },
    ]),
  ).toEqual([
    { key: 'b', kind: 'In', at: 4 },
    { key: 'a', kind: 'In', at: 5 },
    { key: 'a', kind: 'Out', at: 6 },
    { key: 'a', kind: 'In', at: 7 },
  ])
})

test('of two equal marks of one instant it is always the same one that counts', () => {
  const marks: Mark[] = ['1', '2', '3'].map((id) => ({ id, key: 'a', at: 5, status: 'Found' }))
  const [first] = rosterOf(['a'], [], marks)
  const [last] = rosterOf(['a'], [], marks.toReversed())
  expect([first!.mark, last!.mark]).toEqual(['3', '3'])
})

test('found, missing and not on site are everybody', () => {
  const { events, marks } = story('Found@5 a, NotOnSite@5 b, In@6 d')
  expect(countsOf(rosterOf(['a', 'b', 'c'], events, marks))).toEqual({
    expected: 4,
    found: 1,
    missing: 2,
    notOnSite: 1,
  })
})

/** A generator of the same numbers for the same seed, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

function shuffled<T>(items: readonly T[], next: (below: number) => number): T[] {
  const rest = [...items]
  return items.map(() => rest.splice(next(rest.length), 1)[0]!)
}

describe('over 500 generated evacuations', () => {
  const words = ['In', 'Out', 'Found', 'Missing', 'NotOnSite']
  const people = 'abcdefgh'
  const evacuations = Array.from({ length: 500 }, (_, seed) => {
    const next = numbers(seed)
    const facts = Array.from(
      { length: 5 + next(60) },
      () => `${words[next(words.length)]}@${next(20)} ${people[next(people.length)]}`,
    )
    return {
      expected: people.slice(0, next(people.length)).split(''),
      ...story(facts.join(', ')),
      next,
    }
  })
  const byKey = (roster: ReturnType<typeof rosterOf>) =>
    roster.toSorted((one, other) => (one.key < other.key ? -1 : 1))

  test('the roster is the same in whatever order anything arrives', () => {
    for (const { expected, events, marks, next } of evacuations)
      expect(
        byKey(rosterOf(shuffled(expected, next), shuffled(events, next), shuffled(marks, next))),
      ).toEqual(byKey(rosterOf(expected, events, marks)))
  })

  test('what is delivered twice changes nothing', () => {
    for (const { expected, events, marks } of evacuations)
      expect(rosterOf(expected, [...events, ...events], [...marks, ...marks])).toEqual(
        rosterOf(expected, events, marks),
      )
  })

  test('nobody who was inside is ever lost', () => {
    for (const { expected, events, marks } of evacuations) {
      const keys = rosterOf(expected, events, marks).map(({ key }) => key)
      expect(keys).toEqual(expect.arrayContaining(expected))
      expect(new Set(keys).size).toBe(keys.length)
    }
  })
})

const past: Period = { id: 'past', startedAt: 1 * HOUR, endedAt: 2 * HOUR }
const later: Period = { id: 'later', startedAt: 5 * HOUR, endedAt: 6 * HOUR }
const running: Period = { id: 'running', startedAt: 30 * HOUR, endedAt: null }
const next: Period = { id: 'next', startedAt: 3 * HOUR, endedAt: null }

test.each([
  ['the one that ran then', [past, later], 1.5, 'past'],
  ['at its very end', [past, later], 2, 'past'],
  ['the last one, a while after its end', [past, later], 7, 'later'],
  ['the one that runs', [past, running], 31, 'running'],
  ['the one that runs, by a clock that is behind', [past, running], 29.9, 'running'],
  ['the earlier one, delivered while the next one runs', [past, running], 1.5, 'past'],
  ['the earlier one, made between the two', [past, next], 2.5, 'past'],
  ['the next one, made seconds before it', [past, next], 3 - 20 / 3600, 'next'],
  ['none, more than a day later', [past, later], 31, undefined],
  ['none before the first', [past], 0.5, undefined],
])('a mark belongs to %s', (_, musters, hours, id) =>
  expect(musterOf(musters, hours * HOUR)?.id).toBe(id),
)

describe('people are called', () => {
  const called = (name: string, overrides: Partial<Parameters<typeof inCallOrder>[0][number]>) => ({
    status: 'Missing' as MusterStatus,
    person: { nameTh: name, nameEn: null },
    guest: null,
    employer: { nameTh: 'เอซีเอ็มอี', nameEn: 'Acme' },
    workspaceArea: { nameTh: 'ลาน 2', nameEn: 'Yard 2' },
    ...overrides,
  })
  const guest = { name: 'มาลี', company: 'ธนาคาร' }
  const people = [
    called('พบแล้ว', { status: 'Found' }),
    called('ไม่อยู่', { status: 'NotOnSite' }),
    called('ไม่มีพื้นที่', { workspaceArea: null }),
    called('ลานสิบ', { workspaceArea: { nameTh: 'ลาน 10', nameEn: 'Yard 10' } }),
    called('ไม่มีบริษัท', { employer: null }),
    called('ข', {}),
    called('ก', {}),
    called('', { person: null, guest, employer: null }),
    called('บริษัทอื่น', { employer: { nameTh: 'กขค', nameEn: 'Zenith' } }),
  ]
  const names = (language: 'th' | 'en') =>
    inCallOrder(people, language).map(({ person, guest: other }) => person?.nameTh ?? other?.name)
  const after = ['ไม่มีบริษัท', 'ลานสิบ', 'ไม่มีพื้นที่', 'ไม่อยู่', 'พบแล้ว']

  test('the missing first, by area, company and name', () => {
    expect(names('th')).toEqual(['บริษัทอื่น', 'มาลี', 'ก', 'ข', ...after])
  })

  test('in the language of the reader', () => {
    expect(names('en')).toEqual(['ก', 'ข', 'บริษัทอื่น', 'มาลี', ...after])
  })
})
