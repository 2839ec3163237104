import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { answerEndpoint, type EndpointsByMethod } from './endpoint'
import { handleRequest } from './handle-request'
import { fromNode } from './from-node'
import { sendAnswer } from './send'
import type { NodeApi } from './provided-api'

const ID = '/{id}'
/** `compression` is typed for Express, but works on Node's own request and response. */
const compressor: Compressor = { compress: compression() }
type Compressor = {
  compress(request: IncomingMessage, response: ServerResponse, next: () => void): void
}

/** Answers requests for endpoints without Next's router; returns false for all others. */
export function nodeApi(routes: readonly EndpointsByMethod[]): NodeApi {
  const byPath = new Map(routes.map((route) => [Object.values(route)[0]?.contract.path, route]))
  const find = (path: string) => {
    const end = path.lastIndexOf('/')
    const withId = byPath.get(path.slice(0, end) + ID)
    return withId ? { route: withId, id: path.slice(end + 1) } : { route: byPath.get(path) }
  }
  return async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('#')[0]!.split('?')
    const { route, id } = find(path)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const endpoint = route?.[method ?? '']
    if (!endpoint || id === '') return false
    if (request.headers['accept-encoding']) await compressed(request, response)
    const asked = fromNode(request, response, { path, query, id })
    const answer = await handleRequest(asked, (call) => answerEndpoint(endpoint, asked, call))
    await sendAnswer(response, answer)
    return true
  }
}

const compressed = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  new Promise((resolve) => compressor.compress(request, response, resolve))
