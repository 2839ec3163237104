import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/database'
import { hmacOf } from './encryption'

/**
 * What a passkey is asked to sign: our mark says what for and until when, so that asking keeps nothing for
 * strangers. What was signed once is kept until it would be too late anyway.
 */
const VALID_FOR = 5 * 60_000
/** In bytes: the end of its life, what makes it the only one, the mark. */
const [END, RANDOM, MARK] = [6, 16, 32]

export type Purpose = 'sign-in' | `enrol ${string}`

const marked = (purpose: Purpose, body: Buffer) =>
  hmacOf(Buffer.concat([Buffer.from(purpose), body]))

export async function makeChallenge(purpose: Purpose, now = Date.now()) {
  const end = Buffer.alloc(END)
  end.writeUIntBE(now + VALID_FOR, 0, END)
  const body = Buffer.concat([end, randomBytes(RANDOM)])
  return new Uint8Array(Buffer.concat([body, await marked(purpose, body)]))
}

export async function isOurChallenge(
  challenge: string,
  purpose: Purpose,
  now = Date.now(),
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== END + RANDOM + MARK || bytes.readUIntBE(0, END) <= now) return false
  const body = bytes.subarray(0, END + RANDOM)
  return timingSafeEqual(bytes.subarray(END + RANDOM), await marked(purpose, body))
}

/** False for one that was used before. Of two that bring it at once one is first. */
export async function consumeChallenge(db: Db, challenge: string, now = Date.now()) {
  const bytes = Buffer.from(challenge, 'base64url')
  const challengeHash = createHash('sha256').update(bytes).digest('base64url')
  const { count } = await db.usedChallenge.createMany({
    data: [{ challengeHash, expiresAt: new Date(now + VALID_FOR) }],
    skipDuplicates: true,
  })
  return count > 0
}
