import { describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { replaceHash } from '@/lib/domain/people/account/password-hash/commands'
import { hashPassword } from '@/lib/platform/auth/password'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { asOwner } from '@/lib/testing/runs/owner'

const PASSWORD = 'mango permit 47 river'
const CURRENT = /^\$scrypt\$ln=15,r=8,p=3\$/
/** The form without a cost. */
const former = async () => (await hashPassword(PASSWORD)).replace(/^\$scrypt\$[^$]+/, 'scrypt')

const accountOf = (userId: string) => database().db.account.findUniqueOrThrow({ where: { userId } })
const signIn = async (username: string, password = PASSWORD) =>
  (await call(null, account.token, { username, password })).status

/** A user whose hash has the former form, and the account as it is stored. */
async function userOfBefore() {
  const { userId, email } = await createUser('Admin', { password: PASSWORD })
  await asOwner('UPDATE accounts SET "passwordHash" = $1 WHERE "userId" = $2', [
    await former(),
    userId,
  ])
  await asOwner('UPDATE accounts SET "hasDemoPassword" = true WHERE "userId" = $1', [userId])
  return { userId, email: email!, before: await accountOf(userId) }
}

describe('a hash that does not name its cost', () => {
  test('is written anew at a sign-in, and nothing else of the account changes', async () => {
    const { userId, email, before } = await userOfBefore()
    expect(await signIn(email)).toBe(200)
    const after = await accountOf(userId)
    expect(after).toEqual({ ...before, passwordHash: expect.stringMatching(CURRENT) as string })
    expect(await signIn(email)).toBe(200)
    expect(await accountOf(userId)).toEqual(after)
  })

  test('stays at a wrong password', async () => {
    const { userId, email, before } = await userOfBefore()
    expect(await signIn(email, 'wrong password')).toBe(401)
    expect(await accountOf(userId)).toEqual(before)
  })

  test('gives way to a password that was chosen during the sign-in', async () => {
    const { userId, before } = await userOfBefore()
    const chosen = await hashPassword('another river 47 mango')
    await asOwner('UPDATE accounts SET "passwordHash" = $1 WHERE "userId" = $2', [chosen, userId])
    const late = { from: before.passwordHash, to: await hashPassword(PASSWORD) }
    await replaceHash(database().db, userId, late)
    expect((await accountOf(userId)).passwordHash).toBe(chosen)
  })
})
