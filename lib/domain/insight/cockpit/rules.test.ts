import { expect, test } from 'vitest'
import { firstOf, permitDays, type Due } from './rules'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const due = (kind: Due['kind'], id: string, dueAt: Date | null, rank?: number): Due => ({
  kind,
  id,
  dueAt,
  rank,
})
const found = (all: Due[]) =>
  new Map(
    all.map(({ kind }) => {
      const own = all.filter((each) => each.kind === kind)
      return [kind, { due: own, total: own.length }] as const
    }),
  )

test('what is due first comes first, whatever it is, and what has no end comes last', () => {
  const { shown, more } = firstOf(
    found([
      due('task', 'a', null),
      due('activate', 'b', at(9)),
      due('stopped', 'c', at(10)),
      due('task', 'd', at(8)),
    ]),
  )
  expect(shown.map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
  expect(more).toEqual({})
})

test('at one moment the kind decides, then the rank, then the id', () => {
  const { shown } = firstOf(
    found([
      due('task', 'd', at(8)),
      due('trainingEnding', 'c', at(8)),
      due('trainingEnding', 'a', at(8), 1),
      due('trainingEnding', 'b', at(8)),
      due('stopped', 'e', at(8)),
    ]),
  )
  expect(shown.map(({ id }) => id)).toEqual(['e', 'b', 'c', 'a', 'd'])
})

test('beyond three hundred the rest is counted by kind, what was never read, too', () => {
  const tasks = Array.from({ length: 299 }, (_, index) => due('task', `${index}`, at(8)))
  const drafts = Array.from({ length: 5 }, (_, index) => due('projectDraft', `${index}`, at(9)))
  const { shown, more } = firstOf(
    new Map([
      ['task', { due: tasks, total: 299 }],
      ['projectDraft', { due: drafts, total: 40 }],
    ] as const),
  )
  expect(shown).toHaveLength(300)
  expect(more).toEqual({ projectDraft: 39 })
})

test.each([
  ['2026-11-24', ['2026-11-23', '2026-11-24']],
  ['2026-11-30', ['2026-11-23', '2026-11-30']],
  ['2026-12-01', ['2026-12-01', '2026-12-01']],
  ['2026-11-22', null],
])('on the 23rd, %s counts the permits of %s', (date, days) =>
  expect(permitDays('2026-11-23', date)).toEqual(days),
)
