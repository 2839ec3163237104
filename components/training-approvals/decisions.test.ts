import { describe, expect, test } from 'vitest'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { decisionsFor, decisionsOn, judge, resultsOfRefusal } from './decisions'

const row = (id: string, ...commands: AttendanceRecord['can']['commands']) =>
  ({ id, can: { commands } }) as AttendanceRecord
const [enrolled, attended, settled] = [
  row('a', 'markNoShow', 'confirm', 'cancel'),
  row('b', 'pass', 'fail'),
  row('c'),
]

test('withdrawing is no decision of the queue; the others come in the order of a life', () => {
  expect(decisionsOn(enrolled)).toEqual(['confirm', 'markNoShow'])
  expect(decisionsOn(settled)).toEqual([])
})

test('many are offered what at least one of them can be given', () => {
  const groups = decisionsFor([enrolled, attended, settled, row('d', 'confirm')])
  expect(groups.map(({ decision, rows }) => [decision, rows.map(({ id }) => id)])).toEqual([
    ['confirm', ['a', 'd']],
    ['pass', ['b']],
    ['fail', ['b']],
    ['markNoShow', ['a']],
  ])
  expect(decisionsFor([settled])).toEqual([])
})

describe('a refusal of all', () => {
  const refusal = {
    code: 'state-moved-on',
    errors: [
      { path: 'ids.0', message: 'moved on' },
      { path: 'ids.1', message: 'unknown' },
    ],
  }

  test('is told row by row', () =>
    expect(resultsOfRefusal(refusal, ['a', 'b'])).toEqual([
      { id: 'a', outcome: 'refused', code: 'state-moved-on', text: 'moved on' },
      { id: 'b', outcome: 'refused', code: 'state-moved-on', text: 'unknown' },
    ]))

  test('of the input belongs to the form', () => {
    const errors = [{ path: 'note', message: 'too long' }]
    expect(resultsOfRefusal({ code: 'invalid-input', errors }, ['a'])).toBeNull()
  })
})

test('what became of each is done, or refused with its reason', () => {
  const judged = judge(
    [enrolled, attended],
    [
      { id: 'b', outcome: 'done', status: 'Passed' },
      { id: 'a', outcome: 'refused', code: 'state-moved-on', text: 'moved on' },
    ],
  )
  expect(judged).toEqual([
    { row: enrolled, refusal: 'moved on' },
    { row: attended, status: 'Passed' },
  ])
})
