import { expect, test } from 'vitest'
import { placeToFix } from './fix-places'

const permit = { id: 'p', can: { save: true } }
const gap = { code: 'x', text: 'x', path: 'workers.0', projectId: 'j', permitId: 'q', permit }
const all = { projects: true, persons: true }
const none = { projects: false, persons: false }

test.each([
  ['permit', '/work-permits/p?step=who#form', '/work-permits/p?step=who#form'],
  ['project', '/projects/j', null],
  ['person', '/persons', null],
  ['training', '/training/info', '/training/info'],
  ['otherPermit', '/work-permits/q', '/work-permits/q'],
] as const)('%s is mended at %s, without its page at %s', (mend, withPages, without) => {
  expect(placeToFix({ ...gap, mend }, all)).toBe(withPages)
  expect(placeToFix({ ...gap, mend }, none)).toBe(without)
})

test('who may not change the permit is led nowhere', () =>
  expect(
    placeToFix({ ...gap, mend: 'permit', permit: { id: 'p', can: { save: false } } }, all),
  ).toBeNull())
