import assert from 'node:assert/strict'
import path from 'node:path'
import { ask, json, shared } from '../side-by-side/ask'
import { compare } from '../side-by-side/compare'
import type { Target } from '../side-by-side/comparison'
import { CALLER, ROWS, scenarios } from './scenarios'

/** The calendar, the queue of approvals and enrolment beside the least that could do the same. Returns Markdown. */
export const benchTraining = () =>
  compare({
    title: 'Training, 2,000 sessions and 100,000 attendance rows',
    dataset: path.join(import.meta.dirname, 'dataset.sql'),
    rows: ROWS,
    caller: CALLER,
    scenarios: Object.values(scenarios),
    floor: 'bench/training/floor.ts',
    requireSameWork,
  })

type Row = Record<string, unknown> & { id: string; status: string }

async function requireSameWork(product: Target, [floor]: Target[]): Promise<void> {
  const { month, approvals, enroll } = scenarios
  const [ours, theirs] = await both<Row[]>([product, floor!], month.shot(7))
  assert.equal(ours.length, 168)
  theirs.forEach((row) => {
    const own = ours.find(({ id }) => id === row.id)
    assert.deepEqual(shared(own, row), row, 'month view')
  })
  for (const rows of await both<Row[]>([product, floor!], approvals.shot())) {
    assert.equal(rows.length, 50)
    assert.ok(rows.every(({ status }) => status === 'Enrolled'))
  }
  for (const [index, target] of [product, floor!].entries()) {
    const shot = enroll.shot(index)
    assert.equal((await ask(target, shot)).status, 200, `${target.title} enrols`)
    assert.equal((await ask(target, shot)).status, 400, `${target.title} enrols twice`)
  }
}

const both = <T>(targets: Target[], shot: Parameters<typeof json>[1]) =>
  Promise.all(targets.map((target) => json<T>(target, shot))) as Promise<[T, T]>
