import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { makeLink } from '@/lib/domain/people/invitations/commands'
import { hashPassword, isPasswordRight } from '@/lib/platform/auth/password'
import { database } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { asOwner, ownerUrl } from '@/lib/testing/runs/owner'
import { flagDemoPasswords } from '@/prisma/seed/demo-passwords'
import { seedDemo } from '@/prisma/seed/seed'
import { lockDemoAccounts } from './commands'
import { isDemoOpen } from './queries'
import { DEMO_PASSWORD } from './rules'

process.env.HOSTNAME = '0.0.0.0'
const OWN = 'mango permit 47 river'

beforeAll(() => seedDemo(ownerUrl()))

const loginOf = (email: string) =>
  database().db.user.findUniqueOrThrow({ where: { email }, include: { account: true } })
const open = async () =>
  (await database().db.account.findMany({ where: { hasDemoPassword: true } })).map(
    (row) => row.userId,
  )

function demoLock(): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lib/launch/demo-lock.ts'],
    { cwd: path.resolve(import.meta.dirname, '../../../../..'), encoding: 'utf8' },
  )
  expect([status, stderr.replace(/npm warn.*\n/g, '')]).toEqual([0, ''])
  return stdout
}

describe('the published password of the demo', () => {
  test('is flagged on each account of the seed, and on no other', async () => {
    const { userId } = await createUser('Admin', { password: OWN })
    expect(await open()).toHaveLength(
      await database().db.account.count({ where: { NOT: { userId } } }),
    )
    expect(await open()).not.toContain(userId)
    expect(await isDemoOpen()).toBe(true)
  })

  test('is flagged in an older database on the demo accounts that still use it', async () => {
    const before = await open()
    const { id } = await loginOf('tenant@example.com')
    const { userId: other } = await createUser('Admin', { password: DEMO_PASSWORD })
    const { passwordHash } = (await loginOf('admin@example.com')).account!
    await asOwner('UPDATE accounts SET "passwordHash" = $1 WHERE "userId" = $2', [
      await hashPassword(OWN),
      id,
    ])
    await asOwner('UPDATE accounts SET "hasDemoPassword" = NULL')
    expect(await isDemoOpen()).toBe(false)
    await flagDemoPasswords(process.env.DATABASE_URL!)
    expect((await open()).toSorted()).toEqual(before.filter((each) => each !== id).toSorted())
    expect(await open()).not.toContain(other)
    await asOwner('UPDATE accounts SET "passwordHash" = $1 WHERE "userId" = $2', [passwordHash, id])
  })

  test('is no longer flagged once its user has chosen another', async () => {
    const { id } = await loginOf('area@example.com')
    const input = { currentPassword: DEMO_PASSWORD, newPassword: OWN }
    expect((await call({ userId: id }, account.changePassword, input)).status).toBe(200)
    expect(await open()).not.toContain(id)
  })
})

test('npm run demo:lock gives every account of the demo a password of its own, shown once', async () => {
  const emails = ['admin@example.com', 'officer@example.com', 'kitti.s@example.com']
  // Hashing is slow on purpose: three accounts show as much as all.
  await database().db.account.updateMany({
    where: { user: { email: { notIn: emails } } },
    data: { hasDemoPassword: false },
  })
  const [admin, area] = [await loginOf(emails[0]!), await loginOf('area@example.com')]

  await makeLink(database().db, admin.id, new Date(), 'Reset')

  const shown = [...demoLock().matchAll(/^ {2}(\S+@\S+) +(\S+)$/gm)]
  expect(shown.map(([, email]) => email)).toEqual(emails)
  expect(new Set(shown.map(([, , password]) => password)).size).toBe(3)
  const { passwordHash } = (await loginOf(emails[1]!)).account!
  expect(await isPasswordRight(shown[1]![2]!, passwordHash)).toBe(true)
  expect(
    (await call(null, account.token, { username: emails[1]!, password: DEMO_PASSWORD })).status,
  ).toBe(401)
  expect((await call({ userId: admin.id }, account.get, {})).status).toBe(401)
  expect((await loginOf('area@example.com')).account).toEqual(area.account)
  expect(await database().db.invitation.count({ where: { userId: admin.id } })).toBe(0)
  const line = { subjectId: admin.id, event: 'account.password-changed' }
  expect(await database().db.auditEntry.count({ where: line })).toBe(1)
  expect([await isDemoOpen(), await open(), await lockDemoAccounts()]).toEqual([false, [], []])
})
