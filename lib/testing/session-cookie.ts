import { encode } from 'next-auth/jwt'
import { prisma } from '@/lib/platform/db/client'
import { authOptions } from '@/lib/platform/auth/session'

/** The cookie of a browser that this user signed in with. */
export async function cookieOf(user: { userId: string }): Promise<{ cookie: string }> {
  const { secret } = await authOptions()
  const { sessionVersion } = await prisma().user.findUniqueOrThrow({ where: { id: user.userId } })
  const token = await encode({ token: { sub: user.userId, sessionVersion }, secret: secret! })
  return { cookie: `next-auth.session-token=${token}` }
}
