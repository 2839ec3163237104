import { expect, test } from 'vitest'
import type { CockpitKind } from '@/lib/domain/insight/cockpit/contract'
import { runsOf } from './runs'

const lengthsOf = (...kinds: CockpitKind[]) =>
  runsOf(kinds.map((kind) => ({ kind }))).map(({ length }) => length)

test('three mails in a row that were not delivered stand together, two do not', () => {
  expect(lengthsOf('task', 'undelivered', 'undelivered', 'undelivered', 'task')).toEqual([1, 3, 1])
  expect(lengthsOf('undelivered', 'undelivered', 'task')).toEqual([1, 1, 1])
})

test('what is due between them keeps its place', () => {
  expect(lengthsOf('undelivered', 'undelivered', 'stopped', 'undelivered')).toEqual([1, 1, 1, 1])
})

test('other kinds stand alone, however many there are', () => {
  expect(lengthsOf('task', 'task', 'task', 'task')).toEqual([1, 1, 1, 1])
})
