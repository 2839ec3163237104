import assert from 'node:assert/strict'
import type { Shot } from '../load'
import { ROWS, scenarios } from './scenarios'
import type { Target } from './targets'

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

/** The members of `ours` that `theirs` has too. Columns that only a table has are passed over. */
function shared(ours: Json = {}, theirs: Json): Json {
  return Object.fromEntries(
    Object.keys(theirs).map((name) => [name, name in ours ? ours[name] : theirs[name]]),
  )
}

function ask({ url, token }: Target, { method, path, body }: Shot): Promise<Response> {
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const headers = { authorization: `Bearer ${token}`, ...type }
  return fetch(`${url}${path}`, { method, headers, body: body ?? null })
}

async function json<T>(target: Target, shot: Shot): Promise<T> {
  const answer = await ask(target, shot)
  assert.equal(answer.status, 200, `${target.title} ${shot.path}: ${answer.status}`)
  return (await answer.json()) as T
}
