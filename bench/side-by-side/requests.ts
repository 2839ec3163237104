import assert from 'node:assert/strict'
import type { BenchRequest } from './load'
import type { Target } from './comparison'

export function sendRequest(
  { url, token }: Target,
  { method, path, body }: BenchRequest,
): Promise<Response> {
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const headers = { authorization: `Bearer ${token}`, ...type }
  return fetch(`${url}${path}`, { method, headers, body: body ?? null })
}

export async function requestJson<T>(target: Target, request: BenchRequest): Promise<T> {
  const answer = await sendRequest(target, request)
  assert.equal(answer.status, 200, `${target.title} ${request.path}: ${answer.status}`)
  return (await answer.json()) as T
}

type Json = Record<string, unknown>

/** The members of `theirs` with the values of `ours`, or with their own where `ours` lacks them. */
export function sharedMembers(ours: Json = {}, theirs: Json): Json {
  return Object.fromEntries(
    Object.keys(theirs).map((name) => [name, name in ours ? ours[name] : theirs[name]]),
  )
}
