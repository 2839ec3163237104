import assert from 'node:assert/strict'
import path from 'node:path'
import { sendRequest, requestJson, sharedMembers } from '../side-by-side/requests'
import { compare } from '../side-by-side/compare'
import type { Target } from '../side-by-side/comparison'
import { CALLER, ROWS, scenarios } from './scenarios'

/** Compares the calendar, the pending approvals and enrolment with the floor. Returns Markdown. */
export const benchTraining = () =>
  compare({
    title: 'Training, 2,000 sessions and 100,000 attendance rows',
    dataset: path.join(import.meta.dirname, 'dataset.sql'),
    rows: ROWS,
    caller: CALLER,
    scenarios: Object.values(scenarios),
    floor: 'bench/training/floor.ts',
    assertSameAnswers,
  })

type Row = Record<string, unknown> & { id: string; status: string }

async function assertSameAnswers(product: Target, [floor]: Target[]): Promise<void> {
  const { month, approvals, enroll } = scenarios
  const [ours, theirs] = await both<Row[]>([product, floor!], month.request(7))
  assert.equal(ours.length, 168)
  theirs.forEach((row) => {
    const own = ours.find(({ id }) => id === row.id)
    assert.deepEqual(sharedMembers(own, row), row, 'month view')
  })
  for (const rows of await both<Row[]>([product, floor!], approvals.request())) {
    assert.equal(rows.length, 50)
    assert.ok(rows.every(({ status }) => status === 'Enrolled'))
  }
  for (const [index, target] of [product, floor!].entries()) {
    const request = enroll.request(index)
    assert.equal((await sendRequest(target, request)).status, 200, `${target.title} enrols`)
    assert.equal((await sendRequest(target, request)).status, 400, `${target.title} enrols twice`)
  }
}

const both = <T>(targets: Target[], request: Parameters<typeof requestJson>[1]) =>
  Promise.all(targets.map((target) => requestJson<T>(target, request))) as Promise<[T, T]>
