import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { deviceCookieName, type DeviceCookie } from '@/lib/platform/auth/device-cookie'
import { authOptions } from '@/lib/platform/auth/session'

/** Sign-in, sign-out and CSRF of the browser: next-auth's own endpoints. */
async function handler(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  const cookie: DeviceCookie = { sent: request.cookies.get(deviceCookieName())?.value }
  const jar = Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]))
  const response: Response = await NextAuth(request, context, await authOptions(cookie, jar))
  if (cookie.answered) response.headers.append('set-cookie', cookie.answered)
  return response
}

export { handler as GET, handler as POST }
