import { cookies as nextCookies } from 'next/headers'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { cookiesAt } from '../auth/cookies'
import { deviceCookieName, type DeviceCookie } from '../auth/device-cookie'
import { returnPath } from '../auth/return-path'
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
const CALLBACK_URL = 'callbackUrl'

type SignIn = 'passwords' | 'provider'
type Endpoint = { method: 'GET' | 'POST'; onlyWith?: SignIn }

/** The endpoints of next-auth that our pages use; its others, and its own pages, are 404. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  csrf: { method: 'GET' },
  signout: { method: 'POST' },
  'callback/credentials': { method: 'POST', onlyWith: 'passwords' },
  'signin/oidc': { method: 'POST', onlyWith: 'provider' },
  'callback/oidc': { method: 'GET', onlyWith: 'provider' },
  // next-auth redirects here when a sign-in at the provider failed; both redirect to our sign-in page
  signin: { method: 'GET', onlyWith: 'provider' },
  error: { method: 'GET', onlyWith: 'provider' },
}

/** The exports of next-auth's route, with the limits of our own endpoints. */
export const serveNextAuth = () =>
  forEachMethod(async (nextRequest, { params }) => {
    const request = fromNext(nextRequest, params)
    return toResponse(await handleRequest(request, () => answer(nextRequest, request)))
  })

async function answer(nextRequest: NextRequest, request: ApiRequest): Promise<ApiResponse> {
  const names = [(await request.params()).nextauth ?? []].flat()
  requireUsed(names, request.method)
  const cookies = cookiesOf(request.headers)
  const device: DeviceCookie = { sent: cookies[deviceCookieName()] }
  const limited = await withinLimits(nextRequest, request)
  await forgetForeignReturn()
  const response: Response = await NextAuth(
    limited,
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

/** Next gives a slash that was sent as `%2F` within a name. */
function requireUsed(names: string[], method: string): void {
  const path = names.map(encodeURIComponent).join('/')
  const endpoint = Object.hasOwn(ENDPOINTS, path) ? ENDPOINTS[path] : undefined
  const signIn: SignIn = config().provider ? 'provider' : 'passwords'
  if (!endpoint || (endpoint.onlyWith ?? signIn) !== signIn) throw new Problem('path-not-found')
  if (endpoint.method !== method)
    throw new Problem('method-not-allowed', { values: { allowed: endpoint.method } })
}

/** The cookie in which next-auth keeps where to return to, which it does not read from the request that it is given. */
async function forgetForeignReturn(): Promise<void> {
  const { appUrl } = config()
  const { name } = cookiesAt(appUrl).callbackUrl!
  const kept = await nextCookies()
  const sent = kept.get(name)?.value
  if (sent !== undefined && !isOfSite(sent, appUrl)) kept.delete(name)
}

const isOfSite = (address: string, appUrl: string) =>
  URL.canParse(address) && new URL(address).origin === new URL(appUrl).origin

/**
 * The request with a body of limited length, as next-auth has no limit. Its `callbackUrl` is a path of ours in the body,
 * and none in the address, where we do not use it: next-auth answers one that it cannot read with 500.
 */
async function withinLimits(
  { url, method, headers }: NextRequest,
  request: ApiRequest,
): Promise<NextRequest> {
  const address = new URL(url)
  address.searchParams.delete(CALLBACK_URL)
  if (method !== 'POST') return new NextRequest(address, { method, headers })
  contentTypeOf(request.headers, FORM)
  const form = new URLSearchParams(Buffer.from(await readBytes(request, BODY_LIMIT)).toString())
  const returnTo = form.get(CALLBACK_URL)
  if (returnTo !== null) form.set(CALLBACK_URL, returnPath(returnTo))
  return new NextRequest(address, { method, headers, body: form.toString() })
}
