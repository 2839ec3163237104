import { expect, test } from 'vitest'
import { createUser } from '@/lib/testing/records/factories'
import { database, inTransaction } from '../db/database'
import { actorOf, invalidateActor } from './actors'

const claimsOf = ({ userId }: { userId: string }) => ({ userId, sessionVersion: 1 })

test('a user who is read while a change is not yet committed is not cached', async () => {
  const user = await createUser('WorkOwner')
  expect(await actorOf(claimsOf(user))).not.toBeNull()
  await inTransaction(async ({ db }) => {
    await db.user.update({ where: { id: user.userId }, data: { sessionVersion: { increment: 1 } } })
    invalidateActor(user.userId)
    expect(await actorOf(claimsOf(user))).not.toBeNull() // nothing is committed yet
  })
  expect(await actorOf(claimsOf(user))).toBeNull()
})

test('a read that began before a change does not put the old state into the cache', async () => {
  const user = await createUser('WorkOwner')
  const reading = actorOf(claimsOf(user))
  invalidateActor(user.userId)
  await reading
  await database().db.user.update({ where: { id: user.userId }, data: { sessionVersion: 2 } })
  expect(await actorOf(claimsOf(user))).toBeNull()
})

test('a user who did not change is cached', async () => {
  const user = await createUser('WorkOwner')
  expect(await actorOf(claimsOf(user))).not.toBeNull()
  await database().db.user.update({ where: { id: user.userId }, data: { sessionVersion: 2 } })
  expect(await actorOf(claimsOf(user))).not.toBeNull() // changed by another server
})
