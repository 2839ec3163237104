import { describe, expect, test } from 'vitest'
import { gate, type GateMatch } from '@/lib/domain/gate/gate/contract'
import { normalizeInput } from '@/lib/platform/contract/normalize-input'
import { HOUR, MINUTE } from '@/lib/platform/dates/durations'
import {
  actionFor,
  ageOfList,
  blockOf,
  isCardText,
  isSameScan,
  shownFor,
  wordOf,
  type ListState,
  type Source,
} from './rules'

const NOW = Date.parse('2026-11-23T08:00:00Z')

const listOf = (age: number): ListState => ({
  version: 'v7',
  madeAt: new Date(NOW - age).toISOString(),
  listHours: 12,
})
const online: Source = { isOffline: false, list: listOf(0) }
const offline = (age: number): Source => ({ isOffline: true, list: listOf(age) })

const matchOf = (id: string, verdict: 'allowed' | 'warned' | 'refused' = 'allowed'): GateMatch => ({
  id,
  code: 'P-000001',
  nameTh: 'สมมุติ ใจดี',
  nameEn: null,
  hasPhoto: false,
  employer: null,
  insideSince: null,
  verdict: { personId: id, verdict, until: null, rulesRevision: 1, reasons: [] },
  permitsToday: [],
  trainingToday: false,
})

describe('one card', () => {
  test.each([
    ['the first scan', null, 0, false],
    ['the same card a moment later', 'P-1', 300, true],
    ['the same card at the end of the second', 'P-1', 999, true],
    ['the same card a second later', 'P-1', 1_000, false],
    ['another card at once', 'P-2', 10, false],
  ])('%s', (_, before, later, expected) => {
    const last = before === null ? null : { text: before, at: NOW }
    expect(isSameScan(last, { text: 'P-1', at: NOW + later })).toBe(expected)
  })

  test('that is shown ten times within a second is one scan', () => {
    const scans = Array.from({ length: 10 }, (_, index) => ({ text: 'P-1', at: NOW + index * 90 }))
    const kept = scans.filter((scan, index) => !isSameScan(scans[index - 1] ?? null, scan))
    expect(kept).toHaveLength(1)
  })
})

test.each([
  ['a code', 'P-000001', true],
  ['a link', 'https://site.example.com/card/1', true],
  ['as long as the server takes', 'x'.repeat(300), true],
  ['longer than that', 'x'.repeat(301), false],
  ['with NUL in it', 'P-1\u0000', false],
  ['with half a character', 'P-1\ud800', false],
])('a text that is %s is asked about: %s', (_, text, expected) => {
  expect(isCardText(text)).toBe(expected)
})

test.each([
  ['300 characters', 'x'.repeat(300)],
  ['301 characters', 'x'.repeat(301)],
  ['301 characters that become fewer in NFC', 'e\u0301'.repeat(151)],
  ['300 characters that become more in NFC', '\u0958'.repeat(300)],
  ['30 marks on a letter', `x${'\u0301'.repeat(30)}`],
  ['31 marks on a letter', `x${'\u0301'.repeat(31)}`],
])('with %s a text is asked about where the server takes it', (_, text) => {
  const { value, limitIssues } = normalizeInput(gate.look.input, { text })
  const isTaken = limitIssues.length === 0 && gate.look.input.safeParse(value).success
  expect(isCardText(text)).toBe(isTaken)
})

test.each([
  [0, 'unknown'],
  [1, 'person'],
  [2, 'choice'],
])('%i people are shown as %s', (count, kind) => {
  const matches = Array.from({ length: count }, (_, index) => matchOf(`${index}`))
  expect(shownFor(matches, 'P-1', online).kind).toBe(kind)
})

describe('the device lets somebody in', () => {
  test.each([
    ['with an answer of the server', online, 0, null],
    ['with an answer of the server, whatever its list', { ...online, list: null }, 0, null],
    ['with an answer of the server and a full queue', online, 5_000, 'queue-full'],
    ['with one place left in the queue', online, 4_999, null],
    ['by a list of twelve hours', offline(12 * HOUR), 0, null],
    ['by a list older than that', offline(12 * HOUR + 1), 0, 'list-too-old'],
    ['by an old list and with a full queue', offline(13 * HOUR), 5_000, 'queue-full'],
    ['without a list', { isOffline: true, list: null }, 0, 'no-list'],
  ] as const)('%s: %s', (_, source, queueLength, expected) => {
    expect(blockOf(source, queueLength, new Date(NOW))).toBe(expected)
  })
})

test.each(['allowed', 'warned', 'refused'] as const)(
  'a verdict %s is the word, unless the device lets nobody in',
  (verdict) => {
    const shown = { kind: 'person', match: matchOf('1', verdict), source: online } as const
    expect(wordOf(shown, null)).toBe(verdict)
    expect(wordOf(shown, 'list-too-old')).toBe('refused')
  },
)

describe('what is recorded', () => {
  const made = { actionId: 'a', at: '2026-11-23T08:00:00.000Z', block: null }

  test('names the person, and whether the server has answered', () => {
    const shown = { kind: 'person', match: matchOf('1'), source: online } as const
    expect(actionFor(shown, 'In', made)).toEqual({
      actionId: 'a',
      kind: 'In',
      personId: '1',
      at: made.at,
      isOffline: false,
      shownVerdict: 'allowed',
    })
    expect(actionFor(shown, 'Out', made)).toMatchObject({ kind: 'Out', isOffline: false })
  })

  test('names the list by which it was decided', () => {
    const shown = { kind: 'person', match: matchOf('1'), source: offline(MINUTE) } as const
    expect(actionFor(shown, 'In', made)).toMatchObject({ isOffline: true, listVersion: 'v7' })
  })

  test('keeps a text that is nobody’s, and why the device refused', () => {
    const shown = { kind: 'unknown', scanned: 'P-999', source: offline(13 * HOUR) } as const
    const action = actionFor(shown, 'Refused', { ...made, block: 'list-too-old' })
    expect(action).toMatchObject({
      kind: 'Refused',
      scanned: 'P-999',
      shownVerdict: 'refused',
      reason: 'list-too-old',
    })
    expect(action).not.toHaveProperty('personId')
  })
})

test.each([
  [0, 'fresh'],
  [15 * MINUTE - 1, 'fresh'],
  [15 * MINUTE, 'amber'],
  [12 * HOUR, 'amber'],
  [12 * HOUR + 1, 'over'],
])('a list of %i ms is %s', (age, expected) => {
  expect(ageOfList(listOf(age), new Date(NOW))).toBe(expected)
})

test('no list is as one that is over', () => expect(ageOfList(null, new Date(NOW))).toBe('over'))
