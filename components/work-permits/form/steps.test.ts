import { expect, test } from 'vitest'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { placeOf, queryOfPath, stepAfter, stepBefore, stepNamed, stepOfPath, steps } from './steps'

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
  expect(steps.map(stepAfter)).toEqual(['where', 'when', 'who', 'jsa', 'ppe', 'submit', undefined])
  expect(steps.map(stepBefore)).toEqual([undefined, 'what', 'where', 'when', 'who', 'jsa', 'ppe'])
  expect(['jsa', 'else', null, undefined].map(stepNamed)).toEqual(['jsa', 'what', 'what', 'what'])
})

test('a gap leads to the field that it is about', () => {
  expect(queryOfPath('workers.12')).toBe('step=who&field=workers.12')
  expect(queryOfPath('jsa')).toBe('step=jsa&field=jsaTemplateId')
})

test('each field of the form has a place', () => {
  const shape = Object.keys(workPermits.save.input.shape)
  expect(shape.filter((name) => !placeOf(name))).toEqual(['id', 'rowVersion'])
})
