import { transact, prisma } from '../../db/client'
import { record } from '../../audit/audit'
import { Problem } from '../../contract/problem'
import { knownDevice, rememberDevice, type DeviceCookie } from '../device-cookie'
import { isPasswordRight } from '../password'
import { requireSecondFactor } from '../second-factor/judge'
import { passkeyAnswer } from '../second-factor/answers'
import { holderOfPasskey, isSignedByPasskey } from '../second-factor/passkeys'
import { countAttempt, forgiveAttempt } from '../throttle'
import type { Claims } from '../tokens'

const LONGEST_USERNAME = 254
const LONGEST_PASSWORD = 1000

type Attempt = {
  username: string
  password: string
  address: string
  cookie: DeviceCookie
  /** A code of the second factor. */
  otp?: string
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
  otp,
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
  const entrance = { userId: user.id, otp, address, device: attempt.device }
  const isByTwoFactors = await requireSecondFactor(entrance)
  await rememberDevice(cookie, user.id)
  return { ...(await entered(user, traceId)), isByTwoFactors }
}

type ByPasskey = Pick<Attempt, 'address' | 'cookie' | 'traceId'> & { answer: string }

/** By a passkey alone: to have the device and to unlock it are two factors. Throws the refusal. */
export async function signInByPasskey({ answer, address, cookie, traceId }: ByPasskey) {
  const { data: response } = passkeyAnswer.safeParse(parsed(answer))
  const userId = response && (await holderOfPasskey(prisma(), response.id))
  const device = await knownDevice(cookie, userId)
  const attempt = {
    account: `passkey ${userId ?? response?.id ?? ''}`,
    address,
    device: device && `passkey ${device}`,
    userId,
  }
  await countAttempt(attempt)
  const isRight = response && (await isSignedByPasskey(prisma(), response))
  const user = isRight
    ? await prisma().user.findFirst({
        where: { id: userId, removedAt: null, disabledAt: null },
        select: { id: true, sessionVersion: true },
      })
    : null
  if (!user) throw new Problem('wrong-passkey', { watch: { userId } })
  await forgiveAttempt(attempt)
  await rememberDevice(cookie, user.id)
  return entered(user, traceId)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function entered(
  { id, sessionVersion }: { id: string; sessionVersion: number },
  traceId: string,
): Promise<Claims> {
  await transact(async (db) => {
    await db.user.update({ where: { id }, data: { lastSignInAt: new Date() } })
    await record({ db, actor: { userId: id }, traceId }, 'account.signed-in', { type: 'user', id })
  })
  return { userId: id, sessionVersion }
}
