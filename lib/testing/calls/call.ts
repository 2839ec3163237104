import { NextRequest } from 'next/server'
import { issueToken } from '@/lib/platform/auth/tokens'
import { pathOf } from '@/lib/platform/browser/client'
import type { Contract, InputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { ProblemBody } from '@/lib/platform/contract/problem'
import { processWide } from '@/lib/platform/process/process-wide'
import { answerTo } from './answer'

/** A user made by a factory, or null for an anonymous caller. */
export type Caller = { userId: string; sessionVersion?: number } | null

export type Answer<Body> = {
  status: number
  headers: Headers
  body: Body & Omit<ProblemBody, 'status'>
}

export const english = { 'accept-language': 'en' }

type BodyOf<C extends Contract> = C['kind'] extends 'file'
  ? Uint8Array<ArrayBuffer>
  : C['kind'] extends 'list'
    ? OutputOf<C> extends { rows: infer R }
      ? R
      : never
    : OutputOf<C>

/** Calls an endpoint through its real route, as JSON with a bearer token. */
export const call = <C extends Contract>(
  caller: Caller,
  contract: C,
  input: InputOf<C>,
  headers?: Record<string, string>,
) => callUnchecked(caller, contract, input, headers)

/** As `call`, with input that the compiler does not check: wrong on purpose, or the same for many contracts. */
export async function callUnchecked<C extends Contract>(
  caller: Caller,
  contract: C,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<BodyOf<C>>> {
  const init =
    contract.method === 'POST'
      ? { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(input) }
      : { headers }
  return send(caller, contract, init, input)
}

/** Sends any headers and body to an endpoint's route, malformed ones too. */
export async function send<C extends Contract, Body>(
  caller: Caller,
  contract: C,
  { headers = {}, body }: { headers?: Record<string, string>; body?: BodyInit },
  input: unknown = {},
): Promise<Answer<Body>> {
  const authorization: Record<string, string> = caller
    ? { authorization: `Bearer ${await tokenOfThisSecond(caller)}` }
    : {}
  const request = new NextRequest(
    new URL(pathOf(contract, input as InputOf<C>), 'http://localhost:3000'),
    {
      method: contract.method,
      headers: { host: 'localhost:3000', ...authorization, ...headers },
      ...(body !== undefined && { body }),
    },
  )
  const response = await answerTo(contract, request, (input ?? {}) as Record<string, string>)
  const isJson = response.headers.get('content-type')?.includes('json')
  const answered = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body: answered }
}

/** A new token. */
export const tokenOf = ({ userId, sessionVersion = 1 }: NonNullable<Caller>) =>
  issueToken({ userId, sessionVersion, isByTwoFactors: true })

/** A caller sends the same token with each request. It says in which second it was issued, which some tests look at. */
function tokenOfThisSecond(caller: NonNullable<Caller>): Promise<string> {
  const issued = processWide('tokens-of-tests', () => new Map<string, Promise<string>>())
  const key = [caller.userId, caller.sessionVersion, Math.floor(Date.now() / 1000)].join()
  const token = issued.get(key) ?? tokenOf(caller)
  issued.set(key, token)
  return token
}
