import type { NextRequest } from 'next/server'
import { authenticate } from '../auth/sign-in/authenticate'
import type { Contract } from '../contract/contract'
import { Problem } from '../contract/problem'
import { type ApiResponse, dropBody, toResponse } from './response'
import { answerEndpoint, type Endpoint, endpoint, type EndpointsByMethod } from './endpoint'
import { type HandledRequest, handleRequest } from './handle-request'
import type { Handler } from './perform'
import { fromNext } from './from-next'
import { type ApiRequest, cookiesOf, type Params } from './request'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Route = (request: NextRequest, context: { params: Promise<Params> }) => Promise<Response>
type Work = (request: ApiRequest, call: HandledRequest) => Promise<ApiResponse>

/** Turns a contract and its handler into the exports of a route, which carry the endpoint for the API's own server. */
export function serve<C extends Contract>(contract: C, handler: Handler<C>) {
  const served = endpoint(contract, handler)
  const route = routeOf((request, call) => answerEndpoint(served, request, call))
  return forEachMethod(Object.assign(route, { endpoint: served }))
}

type Served = Route & { endpoint: Endpoint }

/** What `serve` made the exports of a route from, by method. */
export const endpointsOf = (route: Readonly<Record<string, Served>>): EndpointsByMethod =>
  Object.fromEntries(Object.entries(route).map(([method, { endpoint }]) => [method, endpoint]))

/** The exports of the route for undeclared paths: 404, and 401 for strangers. */
export const serveNotFound = () =>
  forEachMethod(
    routeOf(async ({ headers }) => {
      await authenticate(headers, cookiesOf(headers))
      throw new Problem('path-not-found')
    }),
  )

/** A route for each method, as Next wants its exports. */
export const forEachMethod = <R extends Route>(route: R) =>
  Object.fromEntries(METHODS.map((method) => [method, route])) as Record<
    (typeof METHODS)[number],
    R
  >

const routeOf =
  (work: Work): Route =>
  async (nextRequest, { params }) => {
    const request = fromNext(nextRequest, params)
    const answer = await handleRequest(request, (call) => work(request, call))
    if (request.method !== 'HEAD') return toResponse(answer)
    await dropBody(answer)
    return toResponse({ ...answer, body: null })
  }
