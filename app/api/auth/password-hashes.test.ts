import { scryptSync } from 'node:crypto'
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

const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const salt = Buffer.from('sixteen bytes ok')
const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 10, r: 8, p: 1 })
const cheap = `$scrypt$ln=10,r=8,p=1$${plain(salt)}$${plain(key)}`

const accountOf = (userId: string) => database().db.account.findUniqueOrThrow({ where: { userId } })
const signIn = async (username: string, password = PASSWORD) =>
  (await call(null, account.token, { username, password })).status

/** A user with this hash, and the account as it is stored. */
async function userWith(hash: string) {
  const { userId, email } = await createUser('Admin', { password: PASSWORD })
  await asOwner('UPDATE accounts SET "passwordHash" = $1 WHERE "userId" = $2', [hash, userId])
  await asOwner('UPDATE accounts SET "hasDemoPassword" = true WHERE "userId" = $1', [userId])
  return { userId, email: email!, before: await accountOf(userId) }
}

describe('a hash of a lower cost than today’s', () => {
  test('is written anew at a sign-in, and nothing else of the account changes', async () => {
    const { userId, email, before } = await userWith(cheap)
    expect(await signIn(email)).toBe(200)
    const after = await accountOf(userId)
    expect(after).toEqual({ ...before, passwordHash: expect.stringMatching(CURRENT) as string })
    expect(await signIn(email)).toBe(200)
    expect(await accountOf(userId)).toEqual(after)
  })

  test('stays at a wrong password', async () => {
    const { userId, email, before } = await userWith(cheap)
    expect(await signIn(email, 'wrong password')).toBe(401)
    expect(await accountOf(userId)).toEqual(before)
  })

  test('gives way to a password that was chosen during the sign-in', async () => {
    const { userId, before } = await userWith(cheap)
    const chosen = await hashPassword('another river 47 mango')
    await asOwner('UPDATE accounts SET "passwordHash" = $1 WHERE "userId" = $2', [chosen, userId])
    const late = { from: before.passwordHash, to: await hashPassword(PASSWORD) }
    await replaceHash(database().db, userId, late)
    expect((await accountOf(userId)).passwordHash).toBe(chosen)
  })
})

test('a hash that does not name its cost opens the account and stays', async () => {
  const former = (await hashPassword(PASSWORD)).replace(/^\$scrypt\$[^$]+/, 'scrypt')
  const { userId, email, before } = await userWith(former)
  expect(await signIn(email)).toBe(200)
  expect(await accountOf(userId)).toEqual(before)
})
