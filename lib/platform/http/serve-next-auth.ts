import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { deviceCookieName, type DeviceCookie } from '../auth/device-cookie'
import { authOptions } from '../auth/sign-in/session'
import { config } from '../config/config'
import { contentTypeOf, readBytes } from './body'
import { Problem } from '../contract/problem'
import { type ApiResponse, toResponse } from './response'
import { handleRequest } from './handle-request'
import { fromNext } from './from-next'
import { type ApiRequest, cookiesOf } from './request'
import { forEachMethod } from './serve'

/** In bytes: a name, a password and a token. */
const BODY_LIMIT = 16 * 1024
const FORM = ['application/x-www-form-urlencoded'] as const

type Endpoint = { method: 'GET' | 'POST'; with?: 'passwords' | 'provider' }

/** What our pages use of next-auth, by who signs people in. It has more, and draws pages of its own. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  csrf: { method: 'GET' },
  signout: { method: 'POST' },
  'callback/credentials': { method: 'POST', with: 'passwords' },
  'signin/oidc': { method: 'POST', with: 'provider' },
  'callback/oidc': { method: 'GET', with: 'provider' },
  // Where next-auth sends a browser whose sign-in at the provider failed; both lead on to our sign-in page
  signin: { method: 'GET', with: 'provider' },
  error: { method: 'GET', with: 'provider' },
}

/** The exports of next-auth's route: its answers, within the limits that all of ours have. */
export const serveNextAuth = () =>
  forEachMethod(async (nextRequest, { params }) => {
    const request = fromNext(nextRequest, params)
    return toResponse(await handleRequest(request, () => answer(nextRequest, request)))
  })

async function answer(nextRequest: NextRequest, request: ApiRequest): Promise<ApiResponse> {
  const names = [(await request.params()).nextauth ?? []].flat()
  requireUsed(names.join('/'), request.method)
  const cookies = cookiesOf(request.headers)
  const device: DeviceCookie = { sent: cookies[deviceCookieName()] }
  const response: Response = await NextAuth(
    await withinLimits(nextRequest, request),
    { params: Promise.resolve({ nextauth: names }) },
    await authOptions(device, cookies),
  )
  const { status, body, headers } = response
  const setCookies = [...headers.getSetCookie(), ...(device.setCookie ? [device.setCookie] : [])]
  return {
    status,
    headers: {
      'cache-control': 'no-store',
      ...Object.fromEntries(headers),
      ...(setCookies.length > 0 && { 'set-cookie': setCookies }),
    },
    body,
  }
}

function requireUsed(path: string, method: string): void {
  const endpoint = Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined
  const way = config().provider ? 'provider' : 'passwords'
  if (!endpoint || (endpoint.with ?? way) !== way) throw new Problem('path-not-found')
  if (endpoint.method !== method)
    throw new Problem('method-not-allowed', { values: { allowed: endpoint.method } })
}

/**
 * The same request with its body read, as next-auth would read any length of it, and without the `callbackUrl` of
 * its address, which is nowhere used and which next-auth takes for a fault of ours when it is none.
 */
async function withinLimits(
  { url, method, headers }: NextRequest,
  request: ApiRequest,
): Promise<NextRequest> {
  const address = new URL(url)
  address.searchParams.delete('callbackUrl')
  if (method !== 'POST') return new NextRequest(address, { method, headers })
  contentTypeOf(request.headers, FORM)
  return new NextRequest(address, { method, headers, body: await readBytes(request, BODY_LIMIT) })
}
