import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { atOneMoment } from '@/lib/testing/calls/at-one-moment'
import { createUser } from '@/lib/testing/records/factories'
import { DAY } from '../dates/durations'
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

const sessionOf = ({ userId }: { userId: string }) =>
  database().db.signInSession.create({
    data: { userId, device: 'Firefox', address: '::1', expiresAt: new Date(Date.now() + DAY) },
  })

test('a session that another server opens, or gives another id, counts here at once', async () => {
  const user = await createUser('WorkOwner')
  expect(await actorOf(claimsOf(user))).not.toBeNull()
  const { id } = await sessionOf(user)
  const inSession = (sessionId: string) => actorOf({ ...claimsOf(user), sessionId })
  expect(await inSession(id)).not.toBeNull()
  const renewedId = randomUUID()
  await database().db.signInSession.update({ where: { id }, data: { id: renewedId } })
  expect(await inSession(renewedId)).not.toBeNull()
  expect(await inSession(id)).toBeNull()
})

test('a session that has ended is not looked for at each call', async () => {
  const user = await createUser('WorkOwner')
  const { id } = await sessionOf(user)
  const set = (endedAt: Date | null) =>
    database().db.signInSession.update({ where: { id }, data: { endedAt } })
  await set(new Date())
  const isIn = async () => (await actorOf({ ...claimsOf(user), sessionId: id })) !== null
  await atOneMoment(async () => {
    expect(await isIn()).toBe(false)
    await set(null)
    expect(await isIn()).toBe(false)
  })
})

test('what another server issues after it has ended all sessions counts here at once', async () => {
  const user = await createUser('WorkOwner')
  expect(await actorOf(claimsOf(user))).not.toBeNull()
  await database().db.user.update({ where: { id: user.userId }, data: { sessionVersion: 2 } })
  expect(await actorOf({ ...claimsOf(user), sessionVersion: 2 })).not.toBeNull()
})

test('who has added a second factor on another server need not add one here', async () => {
  await database().db.globalSetting.updateMany({ data: { everybodyNeedsSecondFactor: true } })
  const user = await createUser('WorkOwner')
  const { userId } = user
  expect(await actorOf(claimsOf(user))).toMatchObject({ mustEnrol: true })
  await database().db.authenticator.create({
    data: { userId, secret: '', confirmedAt: new Date() },
  })
  expect(await actorOf(claimsOf(user))).toMatchObject({ mustEnrol: false })
})
