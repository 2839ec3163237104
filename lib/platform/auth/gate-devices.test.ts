import { expect, test } from 'vitest'
import { pairDevice } from '@/lib/testing/records/gate-site'
import { createUser } from '@/lib/testing/records/factories'
import { isRevoked } from '../access/actor'
import { database, inTransaction } from '../db/database'
import { sha256 } from '../secrets/sha256'
import { deviceOf, forgetDevice } from './gate-devices'

const admin = await createUser('Admin')
const revocation = (token: string) => ({
  tokenHash: null,
  revokedTokenHash: sha256(token),
  revokedTokenAt: new Date(),
  revokedAt: new Date(),
})

test('a device that is read while its revocation is not yet committed is not cached', async () => {
  const { id, token } = await pairDevice(admin)
  expect(isRevoked((await deviceOf(token))!)).toBe(false)
  await inTransaction(async ({ db }) => {
    await db.gateDevice.update({ where: { id }, data: revocation(token) })
    forgetDevice(id)
    expect(isRevoked((await deviceOf(token))!)).toBe(false) // nothing is committed yet
  })
  expect(isRevoked((await deviceOf(token))!)).toBe(true)
})

test('a read that began before a revocation does not put the former device into the cache', async () => {
  const { id, token } = await pairDevice(admin)
  const reading = deviceOf(token)
  forgetDevice(id)
  await reading
  await database().db.gateDevice.update({ where: { id }, data: revocation(token) })
  expect(isRevoked((await deviceOf(token))!)).toBe(true)
})
