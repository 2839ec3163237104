import assert from 'node:assert/strict'
import { sendRequest, requestJson, sharedMembers } from '../side-by-side/requests'
import type { Target } from '../side-by-side/comparison'
import { ROWS, scenarios } from './scenarios'

type Json = Record<string, unknown>

/** A target's answers to the scenarios that read. Throws unless it refuses anonymous requests and duplicates. */
async function answersOf(target: Target) {
  const { search, searchByPrNo, get, save, duplicate } = scenarios
  const anonymous = await fetch(`${target.url}${get.request(7).path}`)
  assert.equal(anonymous.status, 401, `${target.title} answers without a token`)
  const key = `CHECK-${Date.now()}`
  const saved = await sendRequest(target, save.request(0, key))
  assert.equal(saved.status, 200, `${target.title} does not save`)
  assert.equal(
    (await sendRequest(target, save.request(0, key))).status,
    400,
    `${target.title} saves twice`,
  )
  assert.equal((await sendRequest(target, duplicate.request(7))).status, 400)
  const rows = await requestJson<Json[]>(target, search.request())
  return {
    // without the one saved above
    search: rows.filter((row) => !String(row.PurchaseRequisitionNo).startsWith('CHECK')),
    searchByPrNo: await requestJson<Json[]>(target, searchByPrNo.request(7)),
    get: await requestJson<Json>(target, get.request(7)),
  }
}

/** Throws unless every member that another target answers is in the product's answer with the same value. */
export async function assertSameAnswers(product: Target, others: Target[]): Promise<void> {
  const ours = await answersOf(product)
  assert.equal(ours.search.length, ROWS)
  for (const other of others) {
    const theirs = await answersOf(other)
    assert.deepEqual(sharedMembers(ours.get, theirs.get), theirs.get, `${other.title}: get`)
    for (const scenario of ['search', 'searchByPrNo'] as const) {
      assert.equal(theirs[scenario].length, ours[scenario].length)
      theirs[scenario].forEach((row, index) =>
        assert.deepEqual(
          sharedMembers(ours[scenario][index], row),
          row,
          `${other.title}: ${scenario}`,
        ),
      )
    }
  }
}
