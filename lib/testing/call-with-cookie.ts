import { NextRequest } from 'next/server'
import type { Contract, InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { pathOf } from '@/lib/platform/browser/client'
import type { ProblemBody } from '@/lib/platform/contract/problem'
import { routeFileOf, routes } from './call'

export type Cookie = { cookie: string }

/** Calls an endpoint through its real route as the product's pages do, with the cookie of a browser. */
export async function callWithCookie<C extends Contract>(
  cookie: Cookie,
  contract: C,
  input: InputOf<C>,
): Promise<{ status: number; body: OutputOf<C> & Omit<ProblemBody, 'status'> }> {
  const route = await routes[routeFileOf(contract.path)]!()
  const request = new NextRequest(`http://localhost:3000${pathOf(contract, input)}`, {
    method: contract.method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...cookie },
    ...(contract.method === 'POST' && { body: JSON.stringify(input) }),
  })
  const params = Promise.resolve((input ?? {}) as Record<string, string>)
  const answer = await route[contract.method]!(request, { params })
  return { status: answer.status, body: await answer.json() }
}
