import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '@/lib/platform/auth/session'

/** Sign-in, sign-out and CSRF of the browser: next-auth's own endpoints. */
async function handler(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) {
  return NextAuth(request, context, await authOptions())
}

export { handler as GET, handler as POST }
