import { callerIdOf } from '../access/actor'
import { authenticate } from '../auth/sign-in/authenticate'
import { requireUserOfPage } from '../auth/page-user'
import { requireSameOrigin } from '../auth/same-origin'
import { deviceCookieName, type DeviceCookie } from '../auth/device-cookie'
import { callerAddress } from '../auth/caller-address'
import { ERA_COOKIE } from '../dates/era'
import { choiceIn } from '../i18n/choice-cookies'
import type { Contract, JsonText, OutputOf } from '../contract/contract'
import { languageOf } from '../contract/language'
import { Problem } from '../contract/problem'
import { responseOf, type ApiResponse } from './response'
import { readBody } from './body'
import type { HandledRequest } from './handle-request'
import { countCall } from './call-limits'
import { limitPerUser } from './per-user-limit'
import { perform, type Call, type Handler } from './perform'
import type { IdempotencyKey } from './once'
import { type ApiRequest, cookiesOf, type Params } from './request'

/** A contract and what answers its calls. */
export type Endpoint = {
  contract: Contract
  run: (call: Call) => Promise<OutputOf<Contract> | JsonText>
}

/** The endpoints of an address. For a method that is not allowed, the one that names the allowed method. */
export type EndpointsByMethod = Readonly<Record<string, Endpoint>>

export const endpoint = <C extends Contract>(contract: C, handler: Handler<C>): Endpoint => ({
  contract,
  run: (call) => perform(contract, handler, call),
})

/**
 * The answer of an endpoint. The order is fixed: who is calling (401) → how often (429) → method (405) → own page (403) → policy (403)
 * → input, all issues (400) → transaction → handler → output → answer.
 */
export async function answerEndpoint(
  { contract, run }: Endpoint,
  request: ApiRequest,
  call: HandledRequest,
): Promise<ApiResponse> {
  call.contractPath = contract.path
  const { headers } = request
  const cookies = cookiesOf(headers)
  const caller = contract.policy === 'anyone' ? null : await authenticate(headers, cookies)
  const person = caller?.via === 'device' ? undefined : caller?.actor
  call.userId = person?.userId
  call.keyId = person?.key?.id
  if (caller) {
    const { headers: counts, refusal } = await countCall(caller.actor, contract)
    call.headers = counts
    if (refusal) throw refusal
  }
  requireMethod(contract, request.method)
  if (caller?.via === 'cookie') requireUserOfPage(headers, caller.actor)
  if (caller?.via === 'cookie' && contract.kind === 'command') requireSameOrigin(headers)
  const actor = caller?.actor ?? null
  const device: DeviceCookie = { sent: cookies[deviceCookieName()] }
  const idempotencyKey: IdempotencyKey = { sent: headers.get('idempotency-key') }
  const answerCall = () =>
    run({
      actor,
      idempotencyKey,
      now: new Date(),
      language: languageOf(headers),
      chosenEra: choiceIn(ERA_COOKIE, (name) => cookies[name]),
      traceId: call.traceId,
      address: callerAddress(headers),
      cookie: device,
      readInput: () => readInput(contract, request),
    })
  const output = await (actor ? limitPerUser(callerIdOf(actor), request, answerCall) : answerCall())
  const answer = responseOf(contract, output, headers.get('accept'))
  if (idempotencyKey.isReplayed) answer.headers['idempotent-replayed'] = 'true'
  const setCookies = [device.setCookie, device.setSession].filter((header) => header !== undefined)
  if (setCookies.length > 0) answer.headers['set-cookie'] = setCookies
  return answer
}

/** HEAD is GET whose answer is sent without its body, and changes nothing (RFC 9110, 9.2.1 and 9.3.2). */
function requireMethod({ method, kind }: Contract, asked: string): void {
  if (method !== (asked === 'HEAD' && kind !== 'command' ? 'GET' : asked))
    throw new Problem('method-not-allowed', { values: { allowed: method } })
}

/** What the path names is not in the body. */
const withParams = (body: unknown, params: Params): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...params } : body

async function readInput(contract: Contract, request: ApiRequest): Promise<unknown> {
  if (contract.method === 'GET')
    return { ...Object.fromEntries(request.query), ...(await request.params()) }
  const body = await readBody(request, contract)
  return contract.path.includes('{') ? withParams(body, await request.params()) : body
}
