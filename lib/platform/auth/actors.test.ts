import { expect, test } from 'vitest'
import { createUser } from '@/lib/testing/factories'
import { database, inTransaction } from '../db/database'
import { actorOf, invalidateActor } from './actors'

const claimsOf = ({ userId }: { userId: string }) => ({ userId, sessionVersion: 1 })

test('who is read while the change is still under way is not remembered as they were', async () => {
  const user = await createUser('WorkOwner')
  expect(await actorOf(claimsOf(user))).not.toBeNull()
  await inTransaction(async ({ db }) => {
    await db.user.update({ where: { id: user.userId }, data: { sessionVersion: { increment: 1 } } })
    invalidateActor(user.userId)
    expect(await actorOf(claimsOf(user))).not.toBeNull() // nothing is committed yet
  })
  expect(await actorOf(claimsOf(user))).toBeNull()
})

test('a read that was under way when the change came does not bring back what was', async () => {
  const user = await createUser('WorkOwner')
  const reading = actorOf(claimsOf(user))
  invalidateActor(user.userId)
  await reading
  await database().db.user.update({ where: { id: user.userId }, data: { sessionVersion: 2 } })
  expect(await actorOf(claimsOf(user))).toBeNull()
})

test('who did not change is remembered', async () => {
  const user = await createUser('WorkOwner')
  expect(await actorOf(claimsOf(user))).not.toBeNull()
  await database().db.user.update({ where: { id: user.userId }, data: { sessionVersion: 2 } })
  expect(await actorOf(claimsOf(user))).not.toBeNull() // behind the back of this server
})
