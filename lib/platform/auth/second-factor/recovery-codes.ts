import { createHash, randomInt } from 'node:crypto'
import type { Db } from '../../db/database'

const COUNT = 10
/** Without signs that are taken for each other. 16 of them are 79 bits: a fast hash is enough. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

const makeCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
const shown = (code: string) => code.match(/.{4}/g)!.join('-')
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/** New codes, told once; those from before do not work any more. */
export async function renewRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode)
  await db.recoveryCode.deleteMany({ where: { userId } })
  await db.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  })
  return codes.map(shown)
}

/** Takes a code, however it was typed. Of two that bring it at once one comes in. */
export async function consumeRecoveryCode(
  db: Db,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const codeHash = hashOf(typed.toLowerCase().replace(/[^a-z0-9]/g, ''))
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: now },
  })
  return count > 0
}
