import type { NextRequest } from 'next/server'
import { Problem } from '../contract/problem'
import type { ApiRequest, Params } from './request'

/** A request that Next took in. */
export const fromNext = (request: NextRequest, params: Promise<Params>): ApiRequest => ({
  method: request.method,
  path: request.nextUrl.pathname,
  query: request.nextUrl.searchParams,
  params: () => params,
  headers: request.headers,
  signal: request.signal,
  body: () => chunksOf(request.body),
})

async function* chunksOf(body: NextRequest['body']): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } catch {
    // Not rethrown: its code ECONNRESET is also that of a lost database.
    throw new Problem('body-incomplete')
  } finally {
    reader.releaseLock()
  }
}
