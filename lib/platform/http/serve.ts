import { randomUUID } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { authenticate, type Caller } from '../auth/sign-in/authenticate'
import { requireSameOrigin } from '../auth/same-origin'
import { deviceCookieName, type DeviceCookie } from '../auth/device-cookie'
import { ERA_COOKIE } from '../dates/era'
import { logRefusal } from '../auth/security-log'
import { log } from '../log/log'
import { callerAddress } from '../auth/caller-address'
import { problemResponse, toResponse } from './response'
import { readBody } from './body'
import type { Contract } from '../contract/contract'
import { languageOf } from '../contract/language'
import { perform, type Handler } from './perform'
import { limitPerUser } from './per-user-limit'
import { Problem } from '../contract/problem'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Route = (
  request: NextRequest,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>

/**
 * Turns a contract and its handler into the exports of a route. The order is fixed: who is calling (401) →
 * own page (403) → policy (403) → input, all issues (400) → transaction → handler → output → answer.
 */
export function serve<C extends Contract>(contract: C, handler: Handler<C>) {
  return forEachMethod((method) =>
    method === contract.method ? answers(contract, handler) : refuses(contract),
  )
}

/** The exports of the route for paths that nobody declared. */
export const serveNotFound = () =>
  forEachMethod(() =>
    handleRequest(async (request) => {
      await authenticate(request)
      throw new Problem('path-not-found')
    }),
  )

/** The same for each method that Next has routes for. */
export const forEachMethod = (routeOf: (method: (typeof METHODS)[number]) => Route) =>
  Object.fromEntries(METHODS.map((method) => [method, routeOf(method)])) as Record<
    (typeof METHODS)[number],
    Route
  >

const answers = <C extends Contract>(contract: C, handler: Handler<C>): Route =>
  handleRequest(async (request, call) => {
    const { traceId, params } = call
    const caller = await callerOf(contract, request)
    call.userId = caller?.actor.userId
    if (caller?.via === 'cookie' && contract.kind === 'command') requireSameOrigin(request.headers)
    const actor = caller?.actor ?? null
    const cookie: DeviceCookie = { sent: request.cookies.get(deviceCookieName())?.value }
    const run = () =>
      perform(contract, handler, {
        actor,
        now: new Date(),
        language: languageOf(request.headers),
        chosenEra: request.cookies.get(ERA_COOKIE)?.value,
        traceId,
        address: callerAddress(request.headers),
        cookie,
        readInput: async () =>
          contract.method === 'POST'
            ? readBody(request, contract)
            : { ...Object.fromEntries(request.nextUrl.searchParams), ...(await params) },
      })
    const output = await (actor ? limitPerUser(actor.userId, request.signal, run) : run())
    const response = toResponse(contract, output, request.headers.get('accept'))
    if (cookie.setCookie) response.headers.append('set-cookie', cookie.setCookie)
    return response
  })

const refuses = (contract: Contract): Route =>
  handleRequest(async (request) => {
    await callerOf(contract, request)
    throw new Problem('method-not-allowed', { values: { allowed: contract.method } })
  })

const callerOf = async (contract: Contract, request: NextRequest): Promise<Caller | null> =>
  contract.policy === 'anyone' ? null : authenticate(request)

type Exchange = {
  traceId: string
  params: Promise<Record<string, string | string[]>>
  /** Who is calling, as soon as that is known. */
  userId?: string
}

/** One request and its answer: gives it a trace id, turns every error into a problem, logs one line. */
export function handleRequest(
  work: (request: NextRequest, call: Exchange) => Promise<Response>,
): Route {
  return async (request, { params }) => {
    const traceId = randomUUID()
    const start = performance.now()
    const { method, nextUrl } = request
    const call: Exchange = { traceId, params }
    const response = await work(request, call).catch((error: unknown) => {
      const address = callerAddress(request.headers)
      logRefusal(error, { traceId, address, userId: call.userId, path: nextUrl.pathname })
      return problemResponse(error, languageOf(request.headers), traceId)
    })
    response.headers.set('x-trace-id', traceId)
    const milliseconds = Math.round(performance.now() - start)
    log.info(
      { traceId, method, path: nextUrl.pathname, status: response.status, milliseconds },
      'request',
    )
    return response
  }
}
