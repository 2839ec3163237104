import assert from 'node:assert/strict'
import { ask, json, shared } from '../side-by-side/ask'
import type { Target } from '../side-by-side/comparison'
import { ROWS, scenarios } from './scenarios'

type Json = Record<string, unknown>

/** What one target answers to the reading scenarios, and that it refuses strangers and duplicates. */
async function answersOf(target: Target) {
  const { search, searchByPrNo, get, save, duplicate } = scenarios
  const stranger = await fetch(`${target.url}${get.shot(7).path}`)
  assert.equal(stranger.status, 401, `${target.title} lets strangers in`)
  const key = `CHECK-${Date.now()}`
  const saved = await ask(target, save.shot(0, key))
  assert.equal(saved.status, 200, `${target.title} does not save`)
  assert.equal((await ask(target, save.shot(0, key))).status, 400, `${target.title} saves twice`)
  assert.equal((await ask(target, duplicate.shot(7))).status, 400)
  const rows = await json<Json[]>(target, search.shot())
  return {
    // without those that were saved above
    search: rows.filter((row) => !String(row.PurchaseRequisitionNo).startsWith('CHECK')),
    searchByPrNo: await json<Json[]>(target, searchByPrNo.shot(7)),
    get: await json<Json>(target, get.shot(7)),
  }
}

/**
 * Throws unless every member that the others answer is in the product's answer, with the same value: none of
 * them reads more than the product does.
 */
export async function requireSameWork(product: Target, others: Target[]): Promise<void> {
  const ours = await answersOf(product)
  assert.equal(ours.search.length, ROWS)
  for (const other of others) {
    const theirs = await answersOf(other)
    assert.deepEqual(shared(ours.get, theirs.get), theirs.get, `${other.title}: get`)
    for (const scenario of ['search', 'searchByPrNo'] as const) {
      assert.equal(theirs[scenario].length, ours[scenario].length)
      theirs[scenario].forEach((row, index) =>
        assert.deepEqual(shared(ours[scenario][index], row), row, `${other.title}: ${scenario}`),
      )
    }
  }
}
