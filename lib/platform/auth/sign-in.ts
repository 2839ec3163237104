import { transact, prisma } from '../db/client'
import { record } from '../audit/audit'
import { Problem } from '../http/problem'
import { knownDevice, rememberDevice, type DeviceCookie } from './device-cookie'
import { isPasswordRight } from './password'
import { countAttempt, forgiveAttempt } from './throttle'
import type { Claims } from './tokens'

const LONGEST_USERNAME = 254
const LONGEST_PASSWORD = 1000

type Attempt = {
  username: string
  password: string
  address: string
  cookie: DeviceCookie
  traceId: string
}

const isText = (text: string, longest: number) =>
  text.length <= longest && text.isWellFormed() && !text.includes('\u0000')

/** The embedded identity provider: who has this e-mail address and this password. Throws the refusal. */
export async function signIn({
  username,
  password,
  address,
  cookie,
  traceId,
}: Attempt): Promise<Claims> {
  // The form of the sign-in page comes by next-auth, past the contract of auth/token that says the same.
  if (!isText(username, LONGEST_USERNAME) || !isText(password, LONGEST_PASSWORD))
    throw new Problem('wrong-credentials')
  const email = username.trim().normalize('NFC').toLowerCase()
  const user = await prisma().user.findFirst({
    where: { email, removedAt: null, disabledAt: null },
    select: { id: true, sessionVersion: true, account: { select: { passwordHash: true } } },
  })
  const device = await knownDevice(cookie, user?.id)
  const attempt = { account: email, address, device, userId: user?.id }
  await countAttempt(attempt)
  const isRight = await isPasswordRight(password, user?.account?.passwordHash)
  if (!user || !isRight) {
    const reason = user?.account ? 'wrong-password' : 'no-such-account'
    throw new Problem('wrong-credentials', { watch: { userId: user?.id, reason } })
  }
  await forgiveAttempt(attempt)
  await rememberDevice(cookie, user.id)
  await transact(async (db) => {
    await db.user.update({ where: { id: user.id }, data: { lastSignInAt: new Date() } })
    const actor = { userId: user.id }
    await record({ db, actor, traceId }, 'account.signed-in', { type: 'user', id: user.id })
  })
  return { userId: user.id, sessionVersion: user.sessionVersion }
}
