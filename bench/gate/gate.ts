import assert from 'node:assert/strict'
import path from 'node:path'
import { requestJson } from '../side-by-side/requests'
import { compare } from '../side-by-side/compare'
import type { Target } from '../side-by-side/comparison'
import { offlineLooks } from './offline'
import { steadyScans } from './scans'
import { CALLER, ROWS, scenarios } from './scenarios'

/** Compares verdicts and the gate with bare reads of the same rows. Returns Markdown. */
export const benchGate = () =>
  compare({
    title: 'Verdicts and the gate, 10,000 people, 60,000 certificates, 2,000,000 events',
    dataset: path.join(import.meta.dirname, 'dataset.sql'),
    rows: ROWS,
    caller: CALLER,
    scenarios: Object.values(scenarios),
    floor: 'bench/gate/floor.ts',
    assertSameAnswers,
    after: async (product) =>
      [await steadyScans(product), await offlineLooks(product)].join('\n\n'),
  })

async function assertSameAnswers(product: Target, [floor]: Target[]): Promise<void> {
  const { check, look, record } = scenarios
  const rows = await requestJson<{ verdict: string }[]>(product, check.request())
  assert.equal(rows.length, 50)
  const { credentials } = await requestJson<{ credentials: number }>(floor!, check.request())
  assert.equal(credentials, 60_000)
  const [match] = await requestJson<{ id: string }[]>(product, look.request(7))
  const [read] = await requestJson<{ person: { id: string } }[]>(floor!, look.request(7))
  assert.equal(match?.id, read?.person.id)
  for (const [index, target] of [product, floor!].entries()) {
    const request = record.request(index, `first-${Date.now()}-${index}`)
    const { results } = await requestJson<{ results: { outcome: string }[] }>(target, request)
    assert.deepEqual(
      results.map(({ outcome }) => outcome),
      ['done'],
      `${target.title} lets in`,
    )
  }
}
