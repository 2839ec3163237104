import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { answerEndpoint, type EndpointsByMethod } from './endpoint'
import { handleRequest } from './handle-request'
import { fromNode } from './from-node'
import { sendAnswer } from './send'
import type { NodeApi } from './provided-api'

/** A parameter at the end of a path; no path has others. */
const PARAMETER = /\/\{(\w+)\}$/
/** `compression` is typed for Express, but works on Node's own request and response. */
const compressor: Compressor = { compress: compression() }
type Compressor = {
  compress(request: IncomingMessage, response: ServerResponse, next: () => void): void
}

/** Answers requests for endpoints without Next's router; returns false for all others. */
export function nodeApi(routes: readonly EndpointsByMethod[]): NodeApi {
  const byPath = new Map(routes.map((route) => [Object.values(route)[0]?.contract.path, route]))
  const byStart = new Map(
    [...byPath].flatMap(([path = '', route]) => {
      const [end, name] = PARAMETER.exec(path) ?? []
      return end && name ? [[path.slice(0, -end.length), { route, name }] as const] : []
    }),
  )
  const find = (path: string) => {
    const end = path.lastIndexOf('/')
    const found = byStart.get(path.slice(0, end))
    if (!found) return { route: byPath.get(path) }
    return { route: found.route, parameter: { name: found.name, value: path.slice(end + 1) } }
  }
  return async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('#')[0]!.split('?')
    const { route, parameter } = find(path)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const endpoint = route?.[method ?? '']
    if (!endpoint || parameter?.value === '') return false
    if (request.headers['accept-encoding']) await compressed(request, response)
    const asked = fromNode(request, response, { path, query, parameter })
    const answer = await handleRequest(asked, (call) => answerEndpoint(endpoint, asked, call))
    await sendAnswer(response, answer)
    return true
  }
}

const compressed = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  new Promise((resolve) => compressor.compress(request, response, resolve))
