import { randomUUID } from 'node:crypto'
import type { AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { decode, encode } from 'next-auth/jwt'
import { serialize } from 'cookie'
import { config } from '../../config/config'
import { log } from '../../log/log'
import { callerAddress } from '../caller-address'
import { Problem } from '../../contract/problem'
import { cookiesAt, sessionCookieAt } from '../cookies'
import { nextAuthLogger } from '../next-auth-log'
import { signInByProvider, oidcProvider } from '../provider/sign-in'
import type { DeviceCookie } from '../device-cookie'
import { directory } from '../directory'
import { textSecret } from '../secrets'
import { logRefusal } from '../security-log'
import { deviceOf, endSession, openSession } from '../sessions'
import { signIn, signInByPasskey } from './sign-in'
import type { Claims } from '../tokens'

/** In seconds: a working day with overtime, for a shared computer and for sign-ins at a provider. */
const WORKING_DAY = 12 * 3600
/** In seconds: even a browser in daily use asks for the password again after this time. */
const QUARTER_YEAR = 90 * 24 * 3600

const sessionSecret = textSecret('session')

type SignedIn = { userId?: string; sessionVersion?: number; sessionId?: string }
type Cookies = Record<string, string>

/**
 * The claims of the session cookie; null where there is none or it was not encrypted by us. Decoding it directly costs
 * a sixth of what getServerSession costs.
 */
export async function readSession(cookies: Cookies): Promise<Claims | null> {
  const sent = cookies[sessionCookieAt(config().appUrl)]
  if (!sent) return null
  const token = await decode({ token: sent, secret: await sessionSecret() }).catch(() => null)
  if (!token?.sub || typeof token.sid !== 'string') return null
  return { userId: token.sub, sessionVersion: Number(token.sessionVersion), sessionId: token.sid }
}

/** The Set-Cookie header of a session that has another id from now on. */
export async function sessionCookie(userId: string, sid: string): Promise<string> {
  const login = await directory().findUser(userId)
  const { name, options } = cookiesAt(config().appUrl).sessionToken!
  const token = { sub: userId, sessionVersion: login?.sessionVersion, sid }
  const text = await encode({ token, secret: await sessionSecret(), maxAge: QUARTER_YEAR })
  return serialize(name, text, { ...options, maxAge: QUARTER_YEAR })
}

const passwordProvider = (cookie: DeviceCookie) =>
  CredentialsProvider({
    credentials: { username: {}, password: {}, otp: {}, passkey: {}, isShared: {} },
    authorize: async (credentials, request) => {
      const sent = new Headers(request.headers)
      const caller = { address: callerAddress(sent), traceId: randomUUID() }
      const { username = '', password = '', otp, passkey } = credentials ?? {}
      const claims = await withCodeForPage(caller, () =>
        passkey
          ? signInByPasskey({ answer: passkey, ...caller, cookie })
          : signIn({ username, password, otp, ...caller, cookie }),
      )
      const device = deviceOf(sent.get('user-agent') ?? '')
      const lifetime = (credentials?.isShared === 'true' ? WORKING_DAY : QUARTER_YEAR) * 1000
      const sessionId = await openSession({ ...claims, ...caller, device, lifetime })
      return { id: claims.userId, sessionVersion: claims.sessionVersion, sessionId }
    },
  })

/**
 * next-auth's options, created for each request, so that a build needs no secret. `jar`: the cookies of the request.
 */
export async function authOptions(
  cookie: DeviceCookie = {},
  jar: Cookies = {},
): Promise<AuthOptions> {
  return {
    secret: await sessionSecret(),
    cookies: cookiesAt(config().appUrl),
    logger: nextAuthLogger,
    session: { strategy: 'jwt', maxAge: QUARTER_YEAR },
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: [config().provider ? oidcProvider() : passwordProvider(cookie)],
    events: {
      // The previous session of this browser: its cookie is overwritten, so that nobody could sign it out.
      signIn: async () => {
        const replaced = await readSession(jar)
        if (replaced?.sessionId) await endSession(replaced.sessionId)
      },
      signOut: async ({ token }) => {
        if (typeof token?.sid === 'string') await endSession(token.sid)
      },
    },
    callbacks: {
      // Throwing here would lead to an error page of next-auth's own.
      signIn: async ({ account, profile, user }) => {
        if (account?.provider !== 'oidc') return true
        try {
          Object.assign(user, await signInByProvider(account, profile!, WORKING_DAY * 1000))
          return true
        } catch (error) {
          return `/sign-in?error=${codeFor(error)}`
        }
      },
      jwt: ({ token, user }) =>
        user
          ? {
              sub: (user as SignedIn).userId ?? user.id,
              sessionVersion: (user as SignedIn).sessionVersion,
              sid: (user as SignedIn).sessionId,
            }
          : token,
      // Nothing about the user in the answer of the session endpoint: pages pass what they show.
      session: ({ session }) => ({ expires: session.expires }),
    },
  }
}

/** next-auth passes the error's message to the sign-in page: the code of the problem and the minutes to wait. */
async function withCodeForPage(
  caller: { address: string; traceId: string },
  signIn: () => Promise<Claims>,
): Promise<Claims> {
  try {
    return await signIn()
  } catch (error) {
    logRefusal(error, caller)
    const minutes = error instanceof Problem ? error.extras.values?.minutes : null
    throw new Error([codeFor(error), minutes].filter(Boolean).join(':'))
  }
}

/** What the sign-in page is told. Anything but a problem is logged, as the page says only that it failed. */
function codeFor(error: unknown): string {
  if (error instanceof Problem) return error.code
  log.error({ error: error instanceof Error ? error.stack : String(error) }, 'sign-in failed')
  return 'internal-error'
}
