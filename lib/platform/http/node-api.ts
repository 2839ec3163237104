import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { answerEndpoint, type Endpoint } from './endpoint'
import { handleRequest } from './handle-request'
import { fromNode } from './from-node'
import { sendAnswer } from './send'
import type { NodeApi } from './provided-api'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const ID = '/{id}'
const compress = compression()

/** Answers what one of the endpoints is asked for, past Next's router, and leaves everything else to Next. */
export function nodeApi(endpoints: readonly Endpoint[]): NodeApi {
  const byPath = new Map(endpoints.map((endpoint) => [endpoint.contract.path, endpoint]))
  const find = (path: string) => {
    const end = path.lastIndexOf('/')
    const withId = byPath.get(path.slice(0, end) + ID)
    return withId ? { endpoint: withId, id: path.slice(end + 1) } : { endpoint: byPath.get(path) }
  }
  return async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('#')[0]!.split('?')
    const { endpoint, id } = find(path)
    if (!endpoint || id === '' || !METHODS.includes(request.method ?? '')) return false
    if (request.headers['accept-encoding']) await compressed(request, response)
    const asked = fromNode(request, response, { path, query, id })
    const answer = await handleRequest(asked, (call) => answerEndpoint(endpoint, asked, call))
    await sendAnswer(response, answer)
    return true
  }
}

const compressed = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  new Promise((resolve) => compress(request as never, response as never, () => resolve()))
