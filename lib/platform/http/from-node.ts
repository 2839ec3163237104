import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '../contract/problem'
import type { ApiRequest, Params } from './request'

const NONE: Params = {}
type Address = {
  path: string
  query: string
  /** At the end of the path, as it was sent. */
  parameter?: { name: string; value: string }
}

/** A request of Node's HTTP server. */
export function fromNode(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, parameter }: Address,
): ApiRequest {
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    params: async () =>
      parameter ? { [parameter.name]: decodeURIComponent(parameter.value) } : NONE,
    headers: { get: (name) => request.headers[name]?.toString() ?? null },
    get signal() {
      return hangUpOf(response)
    },
    body: () => chunksOf(request),
  }
}

function hangUpOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Keeps the connection if the rest of the body is not read, so that a refusal can be sent. */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* request.iterator({ destroyOnReturn: false })
  } catch {
    // Not rethrown: its code ECONNRESET is also that of a lost database.
    throw new Problem('body-incomplete')
  }
}
