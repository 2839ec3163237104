import { expect, test } from 'vitest'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { decisionsFor, decisionsOn, decisionResults } from './decisions'

const row = (id: string, ...commands: AttendanceRecord['can']['commands']) =>
  ({ id, can: { commands } }) as AttendanceRecord
const [enrolled, attended, passed] = [
  row('a', 'markNoShow', 'confirm', 'cancel'),
  row('b', 'pass', 'fail'),
  row('c'),
]

test('cancelling is no decision of the queue; the others are in the order of the workflow', () => {
  expect(decisionsOn(enrolled)).toEqual(['confirm', 'markNoShow'])
  expect(decisionsOn(passed)).toEqual([])
})

test('several rows are offered every decision that at least one of them allows', () => {
  const groups = decisionsFor([enrolled, attended, passed, row('d', 'confirm')])
  expect(groups.map(({ decision, rows }) => [decision, rows.map(({ id }) => id)])).toEqual([
    ['confirm', ['a', 'd']],
    ['pass', ['b']],
    ['fail', ['b']],
    ['markNoShow', ['a']],
  ])
  expect(decisionsFor([passed])).toEqual([])
})

test('lists each row as done, or as refused with its reason', () => {
  const results = decisionResults(
    [enrolled, attended],
    [
      { id: 'b', outcome: 'done', status: 'Passed' },
      { id: 'a', outcome: 'refused', code: 'state-moved-on', text: 'has changed' },
    ],
  )
  expect(results).toEqual([
    { row: enrolled, refusal: 'has changed' },
    { row: attended, status: 'Passed' },
  ])
})
