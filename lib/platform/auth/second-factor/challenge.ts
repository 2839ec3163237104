import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../db/database'
import { hmacOf } from './encryption'
import { MINUTE } from '../../dates/durations'
import { sha256 } from '../../secrets/sha256'

/**
 * The challenge that a passkey signs. Its HMAC covers the purpose and the time at which it expires, so that nothing is
 * stored for strangers who ask for one; used challenges are stored until they expire. In milliseconds.
 */
const VALID_FOR = 5 * MINUTE
/** In bytes: time of expiry, random part, HMAC. */
const [END, RANDOM, HMAC] = [6, 16, 32]

export type Purpose = 'sign-in' | `enrol ${string}`

const signature = (purpose: Purpose, body: Buffer) =>
  hmacOf(Buffer.concat([Buffer.from(purpose), body]))

export async function makeChallenge(purpose: Purpose, now = Date.now()) {
  const end = Buffer.alloc(END)
  end.writeUIntBE(now + VALID_FOR, 0, END)
  const body = Buffer.concat([end, randomBytes(RANDOM)])
  return new Uint8Array(Buffer.concat([body, await signature(purpose, body)]))
}

/** Whether we issued this challenge (base64url) for this purpose, and it has not expired. `now` in milliseconds. */
export async function isOurChallenge(
  challenge: string,
  purpose: Purpose,
  now = Date.now(),
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== END + RANDOM + HMAC || bytes.readUIntBE(0, END) <= now) return false
  const body = bytes.subarray(0, END + RANDOM)
  return timingSafeEqual(bytes.subarray(END + RANDOM), await signature(purpose, body))
}

/** Marks a challenge as used; false where it was used before. Of two parallel requests one gets true. */
export async function consumeChallenge(db: Db, challenge: string, now = Date.now()) {
  const bytes = Buffer.from(challenge, 'base64url')
  const challengeHash = sha256(bytes)
  const { count } = await db.usedChallenge.createMany({
    data: [{ challengeHash, expiresAt: new Date(now + VALID_FOR) }],
    skipDuplicates: true,
  })
  return count > 0
}
