import type { AuthOptions } from 'next-auth'

/** In seconds: how long a sign-in at an external provider may take. */
const PROVIDER_SIGN_IN = 15 * 60

const isHttps = (appUrl: string) => appUrl.startsWith('https:')

/** A cookie named `__Host-…` cannot be set by another host of the domain, nor over http. */
const nameAt = (appUrl: string, name: string) =>
  `${isHttps(appUrl) ? '__Host-' : ''}next-auth.${name}`

export const sessionCookieAt = (appUrl: string) => nameAt(appUrl, 'session-token')

/** The cookies of next-auth, for the address at which people reach the product. */
export function cookiesAt(appUrl: string): NonNullable<AuthOptions['cookies']> {
  const cookie = (name: string, maxAge?: number) => ({
    name: nameAt(appUrl, name),
    options: {
      httpOnly: true,
      sameSite: 'lax' as const,
      path: '/',
      secure: isHttps(appUrl),
      ...(maxAge && { maxAge }),
    },
  })
  return {
    sessionToken: cookie('session-token'),
    callbackUrl: cookie('callback-url'),
    csrfToken: cookie('csrf-token'),
    pkceCodeVerifier: cookie('pkce.code_verifier', PROVIDER_SIGN_IN),
    state: cookie('state', PROVIDER_SIGN_IN),
    nonce: cookie('nonce', PROVIDER_SIGN_IN),
  }
}
