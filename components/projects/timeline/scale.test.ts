import { expect, test } from 'vitest'
import type { TimelineEntry } from '@/lib/domain/work/projects/timeline/contract'
import { scaleOf } from './scale'

const namesOf = (from: string, to: string) => {
  const entry: TimelineEntry = {
    id: from,
    at: `${from}T05:00:00Z`,
    until: `${to}T05:00:00Z`,
    isWholeDays: false,
    lane: 'Project',
    event: 'project.start',
    subject: null,
    actor: null,
    status: null,
    text: null,
    count: null,
  }
  return scaleOf([entry], 'Asia/Bangkok')!.months.map(({ day }) => day)
}

test.each([
  ['the first day has no name where that of a month would cover it', '2026-06-11', '2026-12-10', 6],
  [
    'of many months so many have a name that they stand beside each other',
    '2026-01-02',
    '2027-03-31',
    6,
  ],
])('%s', (_, from, to, most) => {
  const names = namesOf(from, to)
  expect(names).not.toContain(from)
  expect(names.length).toBeLessThanOrEqual(most)
})

test('a month that begins at the end has no name, which would pass the edge', () =>
  expect(namesOf('2026-07-01', '2026-12-05')).toEqual([
    '2026-07-01',
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
  ]))

test('without the first day of a month the first day of all has a name', () =>
  expect(namesOf('2026-06-02', '2026-06-20')).toEqual(['2026-06-02']))
