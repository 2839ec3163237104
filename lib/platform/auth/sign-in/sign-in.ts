import { database } from '../../db/database'
import { isStorable, withoutUnseen } from '../../contract/plain-text'
import { Problem } from '../../contract/problem'
import { requireStorable } from '../../contract/storable'
import { knownDevice, rememberDevice, type DeviceCookie } from '../device-cookie'
import { directory, type HashChange, type Login } from '../directory'
import { hashPassword, isWeaker, isPasswordRight } from '../password'
import { requireSecondFactor } from '../second-factor/verify'
import { inTurn } from '../in-turn'
import { passkeyAssertion } from '../../contract/passkey-responses'
import { userIdOfPasskey, verifyPasskey } from '../second-factor/passkeys'
import type { SignInMethod } from '../sign-in-rules'
import { countAttempt, clearAttempt } from '../throttle'
import type { Claims } from '../tokens'

const LONGEST_USERNAME = 254
const LONGEST_PASSWORD = 1000

type Attempt = {
  username: string
  password: string
  address: string
  cookie: DeviceCookie
  /** The code of the second factor. */
  otp?: string
  traceId: string
}

const isText = (text: string, longest: number) => text.length <= longest && isStorable(text)

/**
 * The embedded identity provider: the user with this e-mail address and password. Throws `wrong-credentials`,
 * `second-factor-needed`, `wrong-second-factor` or `too-many-attempts`.
 */
export async function signIn({
  username,
  password,
  address,
  cookie,
  otp,
  traceId,
}: Attempt): Promise<Claims> {
  // The form of the sign-in page comes through next-auth, not through the contract of auth/token with the same limits.
  if (!isText(username, LONGEST_USERNAME) || !isText(password, LONGEST_PASSWORD))
    throw new Problem('wrong-credentials')
  const email = withoutUnseen(username).trim().normalize('NFC').toLowerCase()
  const user = await directory().findByEmail(email)
  const device = await knownDevice(cookie, user?.userId)
  const attempt = { account: email, address, device, userId: user?.userId }
  // One after the other: many right passwords at once would count as many tries.
  const known = await inTurn(`${email} ${device ?? address}`, async () => {
    await countAttempt(attempt)
    const isRight = await isPasswordRight(password, user?.passwordHash ?? undefined)
    if (!user || !isRight) {
      const reason = user?.passwordHash ? 'wrong-password' : 'no-such-account'
      throw new Problem('wrong-credentials', { logDetails: { userId: user?.userId, reason } })
    }
    await clearAttempt(attempt)
    return user
  })
  const { userId } = known
  const isByTwoFactors = await requireSecondFactor({
    userId,
    otp,
    address,
    device: attempt.device,
  })
  await rememberDevice(cookie, userId)
  const method = isByTwoFactors ? 'password-and-code' : 'password'
  const hash = await changedHash(password, known.passwordHash)
  return { ...(await recorded(known, traceId, method, hash)), isByTwoFactors }
}

/** Of a password that is right. */
async function changedHash(password: string, from: string | null): Promise<HashChange | undefined> {
  return from !== null && isWeaker(from) ? { from, to: await hashPassword(password) } : undefined
}

type ByPasskey = Pick<Attempt, 'address' | 'cookie' | 'traceId'> & { answer: string }

/**
 * By a passkey alone, as its device and its unlocking are two factors. Throws `wrong-passkey` or `too-many-attempts`.
 */
export async function signInByPasskey({ answer, address, cookie, traceId }: ByPasskey) {
  const { data: response } = passkeyAssertion.safeParse(parseJson(answer))
  const userId = response && (await userIdOfPasskey(database().db, response.id))
  const device = await knownDevice(cookie, userId)
  const attempt = {
    account: `passkey ${userId ?? response?.id ?? ''}`,
    address,
    device: device && `passkey ${device}`,
    userId,
  }
  await countAttempt(attempt)
  const isRight = response && (await verifyPasskey(database().db, response))
  const user = isRight && userId ? await directory().findUser(userId) : null
  if (!user) throw new Problem('wrong-passkey', { logDetails: { userId } })
  await clearAttempt(attempt)
  await rememberDevice(cookie, user.userId)
  return recorded(user, traceId, 'passkey')
}

/** The limits of a body count here, too: next-auth has taken the text from a form. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    requireStorable(value)
    return value
  } catch {
    return null
  }
}

async function recorded(
  { userId, sessionVersion }: Login,
  traceId: string,
  method: SignInMethod,
  hash?: HashChange,
): Promise<Claims> {
  await directory().recordSignIn(userId, traceId, method, hash)
  return { userId, sessionVersion }
}
