import assert from 'node:assert/strict'
import type { Shot } from './load'
import type { Target } from './comparison'

export function ask({ url, token }: Target, { method, path, body }: Shot): Promise<Response> {
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const headers = { authorization: `Bearer ${token}`, ...type }
  return fetch(`${url}${path}`, { method, headers, body: body ?? null })
}

export async function json<T>(target: Target, shot: Shot): Promise<T> {
  const answer = await ask(target, shot)
  assert.equal(answer.status, 200, `${target.title} ${shot.path}: ${answer.status}`)
  return (await answer.json()) as T
}

type Json = Record<string, unknown>

/** The members of `ours` that `theirs` has too. Columns that only a table has are passed over. */
export function shared(ours: Json = {}, theirs: Json): Json {
  return Object.fromEntries(
    Object.keys(theirs).map((name) => [name, name in ours ? ours[name] : theirs[name]]),
  )
}
