import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { users } from '@/lib/domain/people/users/contract'
import { actorOf } from '@/lib/platform/auth/actors'
import { deviceOf, oldSessions, openSession } from '@/lib/platform/auth/sessions'
import { database } from '@/lib/platform/db/database'
import { deleteOldRows } from '@/lib/platform/db/old-rows'
import { answerTo } from '@/lib/testing/calls/answer'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { cookieOf } from '@/lib/testing/calls/session-cookie'

const PASSWORD = 'a long password'
type Cookie = { cookie: string }

/** Calls with a session cookie, as a page does. */
async function ask(path: string, cookie: Cookie, body: object = {}) {
  const request = new NextRequest(`http://localhost:3000/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...cookie },
  })
  const answer = await answerTo({ path: `/api/${path}` }, request)
  return { status: answer.status, body: await answer.json() }
}
const mine = async (cookie: Cookie) => (await ask('account/searchSessions', cookie)).body

describe('the signed-in browsers of a user', () => {
  test('are listed to their owner only, with the present one marked', async () => {
    const [user, other] = [await createUser('Contractor'), await createUser('Contractor')]
    const [here] = [await cookieOf(user), await cookieOf(user), await cookieOf(other)]
    const sessions = await mine(here!)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
    expect(sessions[0]).toMatchObject({ device: 'Chrome, Linux', address: '203.0.113.5' })
    expect(JSON.stringify(sessions)).not.toMatch(/token/i)
  })

  test('are signed out one by one, at once, while the others go on', async () => {
    const user = await createUser('Contractor')
    const [here, there] = [await cookieOf(user), await cookieOf(user)]
    const [, away] = (await mine(here)).toSorted(
      (a: { isCurrent: boolean }, b: { isCurrent: boolean }) =>
        Number(b.isCurrent) - Number(a.isCurrent),
    )
    expect((await ask('account/endSession', here, { id: away.id })).status).toBe(200)
    expect((await ask('account/searchSessions', there)).status).toBe(401)
    expect((await ask('account/searchSessions', here)).status).toBe(200)
  })

  test('of another user cannot be ended and do not exist for the caller', async () => {
    const [user, other] = [await createUser('Contractor'), await createUser('Contractor')]
    const [here, theirs] = [await cookieOf(user), await cookieOf(other)]
    const [session] = await mine(theirs)
    const answer = await ask('account/endSession', here, { id: session.id })
    expect([answer.status, answer.body.code]).toEqual([400, 'record-not-found'])
    expect((await ask('account/searchSessions', theirs)).status).toBe(200)
  })

  test('can all be signed out but the present one', async () => {
    const user = await createUser('Contractor')
    const [here, ...others] = [await cookieOf(user), await cookieOf(user), await cookieOf(user)]
    expect((await ask('account/endOtherSessions', here!)).status).toBe(200)
    for (const cookie of others)
      expect((await ask('account/searchSessions', cookie)).status).toBe(401)
    expect(await mine(here!)).toHaveLength(1)
  })

  test('are all signed out by a new password', async () => {
    const user = await createUser('Contractor', { password: PASSWORD })
    const cookies = [await cookieOf(user), await cookieOf(user)]
    const input = { currentPassword: PASSWORD, newPassword: 'another long one' }
    expect((await ask('account/changePassword', cookies[0]!, input)).status).toBe(200)
    for (const cookie of cookies)
      expect((await ask('account/searchSessions', cookie)).status).toBe(401)
    expect(
      await database().db.signInSession.count({ where: { userId: user.id, endedAt: null } }),
    ).toBe(0)
  })

  test.each(['Disabled', 'removed'])('are all signed out for a user who is %s', async (how) => {
    const admin = await createUser('Admin')
    const user = await createUser('WorkOwner')
    const cookie = await cookieOf(user)
    const { id, email, roles } = user
    const answer =
      how === 'removed'
        ? await call(admin, users.remove, { id })
        : await call(admin, users.save, { id, email, roles, status: 'Disabled' })
    expect(answer.status).toBe(200)
    expect((await ask('account/searchSessions', cookie)).status).toBe(401)
    expect(await database().db.signInSession.count({ where: { userId: id, endedAt: null } })).toBe(
      0,
    )
  })

  test('expire by themselves, and end here within seconds when another server ends them', async () => {
    const user = await createUser('Contractor')
    const [late, away] = [await cookieOf(user), await cookieOf(user)]
    expect(await mine(away)).toHaveLength(2)
    await database().db.signInSession.updateMany({
      where: { userId: user.id },
      data: { endedAt: new Date() },
    })
    vi.useFakeTimers({ now: Date.now() + 15_000, toFake: ['Date'] })
    for (const cookie of [late, away])
      expect((await ask('account/searchSessions', cookie)).status).toBe(401)
    vi.useRealTimers()
  })

  test('that signed in on another server are known here after a second', async () => {
    const { userId } = await createUser('Contractor')
    const claims = { userId, sessionVersion: 1 }
    expect(await actorOf(claims)).not.toBeNull()
    const { id } = await database().db.signInSession.create({
      data: { userId, device: 'x', address: 'x', expiresAt: new Date(Date.now() + 60_000) },
    })
    vi.useFakeTimers({ now: Date.now() + 1_500, toFake: ['Date'] })
    expect(await actorOf({ ...claims, sessionId: id })).toMatchObject({ sessionId: id })
    vi.useRealTimers()
  })

  test('are deleted by the rule of retention, those that ended before a moment', async () => {
    const { userId } = await createUser('Contractor')
    await openSession({ userId, sessionVersion: 1, device: '', address: '', lifetime: 1 })
    const { sql } = database()
    const rules = { sessionIdleDays: 30 }
    const deleteBefore = (time: number) =>
      deleteOldRows(sql, oldSessions(new Date(time), rules), 500)
    expect(await deleteBefore(Date.now() - 60_000)).toBe(0)
    expect(await deleteBefore(Date.now() + 60_000)).toBeGreaterThan(0)
  })
})

test('a bearer token is no browser, and can only sign out all of them', async () => {
  const user = await createUser('Contractor')
  const cookie = await cookieOf(user)
  const { body } = await call(user, account.searchSessions, {})
  expect(body.map(({ isCurrent }) => isCurrent)).toEqual([false])
  expect((await call(user, account.endOtherSessions, {})).status).toBe(200)
  expect((await ask('account/searchSessions', cookie)).status).toBe(401)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
    'Safari, iOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', '–'],
])('%s is %s', (agent, device) => expect(deviceOf(agent)).toBe(device))
