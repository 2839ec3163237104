import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '../contract/problem'
import type { ApiRequest, Params } from './request'

const NONE: Params = {}
type Address = { path: string; query: string; id?: string }

/** A request that Node's own server took in. `id`: what its path has where the contract says `{id}`. */
export function fromNode(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, id }: Address,
): ApiRequest {
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    params: async () => (id === undefined ? NONE : { id: decodeURIComponent(id) }),
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

/** The connection stays when the body is not read to its end, so that the refusal can be sent. */
async function* chunksOf(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* request.iterator({ destroyOnReturn: false })
  } catch {
    // ECONNRESET, which is also what a database says that went away.
    throw new Problem('body-incomplete')
  }
}
