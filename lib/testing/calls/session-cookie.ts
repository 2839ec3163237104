import { encode } from 'next-auth/jwt'
import { authOptions } from '@/lib/platform/auth/sign-in/session'
import { sessionCookieAt } from '@/lib/platform/auth/cookies'
import { config } from '@/lib/platform/config/config'
import { openSession } from '@/lib/platform/auth/sessions'
import { HOUR } from '@/lib/platform/dates/durations'
import { database } from '@/lib/platform/db/database'

/** The cookie header of a browser in which this user has signed in. */
export async function cookieOf(user: { userId: string }): Promise<{ cookie: string }> {
  const { secret } = await authOptions()
  const { userId } = user
  const { sessionVersion } = await database().db.user.findUniqueOrThrow({ where: { id: userId } })
  const session = { device: 'Chrome, Linux', address: '203.0.113.5', lifetime: HOUR }
  const sid = await openSession({ userId, sessionVersion, ...session })
  const token = await encode({ token: { sub: userId, sessionVersion, sid }, secret: secret! })
  return { cookie: `${sessionCookieAt(config().appUrl)}=${token}` }
}
