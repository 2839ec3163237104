import { expect, test } from 'vitest'
import type { PageOf } from '@/components/record/openable-records'
import { route } from '@/lib/platform/access/route'
import { fixLink } from './fix-link'

const permit = { id: 'p', can: { save: true } }
const gap = {
  code: 'x',
  effect: 'Refuse',
  text: 'x',
  path: 'workers.0',
  projectId: 'j',
  permitId: 'q',
  permit,
} as const
const every: PageOf = (type, key) => route(`/${type}/${key}`)
const none: PageOf = () => null

test.each([
  [
    'permit',
    '/work-permits/p/edit?step=who&field=workers.0',
    '/work-permits/p/edit?step=who&field=workers.0',
  ],
  ['project', '/project/j', null],
  ['training', null, null],
  ['otherPermit', '/work-permit/q', null],
] as const)('%s is fixed at %s, without access to its page at %s', (mend, withPages, without) => {
  expect(fixLink({ ...gap, mend }, every)).toBe(withPages)
  expect(fixLink({ ...gap, mend }, none)).toBe(without)
})

test('a reader who may not change the permit gets no link', () =>
  expect(
    fixLink({ ...gap, mend: 'permit', permit: { id: 'p', can: { save: false } } }, every),
  ).toBeNull())
