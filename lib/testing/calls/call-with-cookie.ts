import { NextRequest } from 'next/server'
import type { Contract, InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { pathOf } from '@/lib/platform/browser/client'
import type { ProblemBody } from '@/lib/platform/contract/problem'
import { answerTo } from './answer'

export type Cookie = { cookie: string }

/** Calls an endpoint through its real route as the product's pages do, with the cookie of a browser. */
export async function callWithCookie<C extends Contract>(
  cookie: Cookie,
  contract: C,
  input: InputOf<C>,
): Promise<{ status: number; body: OutputOf<C> & Omit<ProblemBody, 'status'> }> {
  const request = new NextRequest(`http://localhost:3000${pathOf(contract, input)}`, {
    method: contract.method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...cookie },
    ...(contract.method === 'POST' && { body: JSON.stringify(input) }),
  })
  const answer = await answerTo(contract, request, (input ?? {}) as Record<string, string>)
  const renewed = answer.headers.getSetCookie().find((header) => header.includes('session-token='))
  if (renewed) cookie.cookie = renewed.split(';')[0]! // as a browser does
  return { status: answer.status, body: await answer.json() }
}
