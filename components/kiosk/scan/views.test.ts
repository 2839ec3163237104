import { expect, test } from 'vitest'
import { afterEnding, afterReading, afterScan, firstScreen, type Ending } from './views'

const done: Ending = { kind: 'done', done: { kind: 'In', name: 'A' } }
const refused: Ending = { kind: 'refused', name: 'A', text: 'A card has ended.' }
const shown = {
  kind: 'unknown',
  scanned: 'P-1',
  source: { isOffline: true, list: null },
} as const
const lost: Ending = { kind: 'problem', name: 'P-1', problem: 'no-room', shown, block: null }
const ofNext = { kind: 'subject', shown, block: null, isNoted: true, problem: null } as const

test('what became of a passage takes the place of the card, as long as nobody else was scanned', () => {
  const before = afterScan(firstScreen, ofNext)
  expect(afterEnding(before, done, true).view).toEqual({ kind: 'ready', done: done.done })
  expect(afterEnding(before, refused, true).view).toEqual(refused)
  expect(afterEnding(before, lost, true).view).toMatchObject({ shown, problem: 'no-room' })
  expect(afterEnding(before, done, true).lines).toEqual([])
})

test('the card of the next person stays, beside a line about the one before', () => {
  const next = afterScan(firstScreen, ofNext)
  for (const ending of [done, refused, lost])
    expect(afterEnding(next, ending, false)).toEqual({ view: ofNext, lines: [ending] })
})

test('that all went well is read once; what went wrong stays until somebody has read it', () => {
  const screen = { view: ofNext, lines: [done, refused, lost] }
  expect(afterScan(screen, { kind: 'looking' }).lines).toEqual([refused, lost])
  expect(afterReading(screen, refused).lines).toEqual([done, lost])
})
