import { expect, test } from 'vitest'
import { placesToFix } from '@/lib/domain/work/work-permits/readiness/rules'
import { stepAfter, stepBefore, stepNamed, stepOfPath, steps } from './steps'

test.each([
  ['projectId', 'what'],
  ['contractorId', 'what'],
  ['description', 'what'],
  ['workspaceAreaId', 'where'],
  ['workDate', 'when'],
  ['startTime', 'when'],
  ['workers', 'who'],
  ['workers.12', 'who'],
  ['jsa', 'jsa'],
])('a gap at %s is fixed in the step %s', (path, step) => expect(stepOfPath(path)).toBe(step))

test('steps have an order, and the first one is the default', () => {
  expect(steps.map(stepAfter)).toEqual(['where', 'when', 'who', 'jsa', 'ppe', undefined])
  expect(steps.map(stepBefore)).toEqual([undefined, 'what', 'where', 'when', 'who', 'jsa'])
  expect(['jsa', 'else', null, undefined].map(stepNamed)).toEqual(['jsa', 'what', 'what', 'what'])
})

test('every gap has a place where it is fixed', () =>
  expect(Object.values(placesToFix).filter((place) => !place)).toEqual([]))
