import { expect, test } from 'vitest'
import { fixLink } from './fix-link'

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
] as const)('%s is fixed at %s, without access to its page at %s', (mend, withPages, without) => {
  expect(fixLink({ ...gap, mend }, all)).toBe(withPages)
  expect(fixLink({ ...gap, mend }, none)).toBe(without)
})

test('a reader who may not change the permit gets no link', () =>
  expect(
    fixLink({ ...gap, mend: 'permit', permit: { id: 'p', can: { save: false } } }, all),
  ).toBeNull())
