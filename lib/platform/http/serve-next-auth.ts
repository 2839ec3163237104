import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { deviceCookieName, type DeviceCookie } from '../auth/device-cookie'
import { authOptions } from '../auth/sign-in/session'
import { config } from '../config/config'
import { contentTypeOf, readBytes } from './body'
import { Problem } from '../contract/problem'
import { forEachMethod, handleRequest } from './serve'

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
  forEachMethod(() =>
    handleRequest(async (request, { params }) => {
      const names = [(await params).nextauth ?? []].flat()
      requireUsed(names.join('/'), request.method)
      const device: DeviceCookie = { sent: request.cookies.get(deviceCookieName())?.value }
      const all = request.cookies.getAll().map(({ name, value }) => [name, value])
      const answer: Response = await NextAuth(
        await withinLimits(request),
        { params: Promise.resolve({ nextauth: names }) },
        await authOptions(device, Object.fromEntries(all)),
      )
      if (device.setCookie) answer.headers.append('set-cookie', device.setCookie)
      if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
      return answer
    }),
  )

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
async function withinLimits(request: NextRequest): Promise<NextRequest> {
  const { method, headers } = request
  const address = new URL(request.url)
  address.searchParams.delete('callbackUrl')
  if (method !== 'POST') return new NextRequest(address, { method, headers })
  contentTypeOf(request, FORM)
  return new NextRequest(address, { method, headers, body: await readBytes(request, BODY_LIMIT) })
}
