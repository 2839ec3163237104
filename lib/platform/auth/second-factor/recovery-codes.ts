import type { Db } from '../../db/database'
import { sha256 } from '../../secrets/sha256'
import { randomCode } from '../../secrets/tokens'

const COUNT = 10
/** In characters: with 118 bits a fast hash is enough. */
const LENGTH = 24

const formatCode = (code: string) => code.match(/.{4}/g)!.join('-')

/** Replaces the codes of a user. Returns the new ones, of which only hashes are stored. */
export async function renewRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => randomCode(LENGTH))
  await db.recoveryCode.deleteMany({ where: { userId } })
  await db.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: sha256(code) })),
  })
  return codes.map(formatCode)
}

/**
 * Whether this is an unused code, in any spelling, which then cannot be used again; also for one of two parallel
 * requests only.
 */
export async function consumeRecoveryCode(
  db: Db,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const codeHash = sha256(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: now },
  })
  return count > 0
}
