import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NextRequest } from 'next/server'
import type { Contract } from '@/lib/platform/contract/contract'
import type { EndpointsByMethod } from '@/lib/platform/http/endpoint'
import { nodeApi } from '@/lib/platform/http/node-api'
import { endpointsOf } from '@/lib/platform/http/serve'

type RouteExport = {
  (
    request: NextRequest,
    context: { params: Promise<Record<string, string | string[]>> },
  ): Promise<Response>
  endpoint: EndpointsByMethod[string]
}
type Route = Record<string, RouteExport>
type Asked = Pick<Contract, 'path'>

export const routes = import.meta.glob<Route>('/app/api/**/route.ts')

export const routeFileOf = (path: string) => `/app${path.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`

/** The answer of an endpoint's real route or, in the tests named own-server, of the API beside Next's router. */
export async function answerTo(
  { path }: Asked,
  request: NextRequest,
  input: Record<string, string> = {},
): Promise<Response> {
  const load = routes[routeFileOf(path)]
  if (!load) throw new Error(`${path} has no route file`)
  const route = await load()
  if (process.env.API_SERVER === 'own') return answerOfOwnServer(endpointsOf(route), request)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const params = Object.fromEntries(names.map((name) => [name, String(input[name])]))
  // As Next does, where a route does not export HEAD.
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return route[method]!(request, { params: Promise.resolve(params) })
}

async function answerOfOwnServer(
  endpoints: EndpointsByMethod,
  request: NextRequest,
): Promise<Response> {
  const api = nodeApi([endpoints])
  const server = http.createServer(async (asked, answer) => {
    if (!(await api(asked, answer))) answer.destroy(new Error('not an endpoint'))
  })
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return await askServer((server.address() as AddressInfo).port, request)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function askServer(port: number, request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  const { method, signal } = request
  const headers = Object.fromEntries(request.headers)
  const asked = http.request({ port, method, path: pathname + search, headers, signal })
  asked.end(Buffer.from(await request.arrayBuffer()))
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  const status = answer.statusCode!
  return new Response(status === 204 ? null : body, {
    status,
    headers: Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
      values!.map((value): [string, string] => [name, value]),
    ),
  })
}
