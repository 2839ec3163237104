import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '@/lib/domain/people/users/contract'
import type { UserRecord } from '@/lib/domain/people/users/contract'
import { config } from '@/lib/platform/config/config'
import { send } from '@/lib/testing/calls/call'
import { IdentityProvider, type Person } from '@/lib/testing/stand-ins/identity-provider'
import { askByToken as ask, usersOf } from '@/lib/testing/stand-ins/provider-users'

/** A provider goes on to vouch for its tokens: what ends here has to be known here. */

const people: Record<string, Person> = {}
const idp = new IdentityProvider(people)

beforeAll(async () => {
  await idp.start()
  config().provider = idp.settings({ rolesClaims: ['realm_access.roles'] })
})
afterAll(() => idp.stop())

const someone = usersOf(idp, people)
const OK = [200, undefined]
const ENDED = [401, 'invalid-token']
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** What an Admin does to a user, by a token of the provider. */
async function byAdmin(
  contract: typeof users.save | typeof users.endSessions,
  input: object,
): Promise<void> {
  const admin = await someone(['Admin'])
  const { status } = await send(null, contract, {
    headers: {
      authorization: `Bearer ${await admin.token()}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(input),
  })
  expect(status).toBe(200)
}

const saves = (...statuses: UserRecord['status'][]) =>
  async function saveEach(id: string) {
    for (const status of statuses) await byAdmin(users.save, { id, status })
  }

describe('a token that the provider has issued before ends', () => {
  test.each([
    ['when its user is signed out everywhere', (id: string) => byAdmin(users.endSessions, { id })],
    ['when its user is disabled, and stays so once enabled again', saves('Disabled', 'Active')],
    [
      'when an Admin changes the address',
      (id: string) => byAdmin(users.save, { id, email: `${crypto.randomUUID()}@example.com` }),
    ],
  ])('%s, and a later one counts', async (_, end) => {
    const { token, id } = await someone(['SafetyOfficer'])
    const before = await token({ iat: secondsFromNow(-60) })
    expect(await ask(before)).toEqual(OK)
    await end(id)
    expect(await ask(before)).toEqual(ENDED)
    expect(await ask(await token({ iat: secondsFromNow(1) }))).toEqual(OK)
  })

  test('also where it was refreshed by who had signed in before', async () => {
    const { token, id } = await someone(['SafetyOfficer'])
    const signedIn = secondsFromNow(-600)
    const before = await token({ iat: secondsFromNow(-60), auth_time: signedIn })
    expect(await ask(before)).toEqual(OK)
    await byAdmin(users.endSessions, { id })
    expect(await ask(before)).toEqual(ENDED)
    expect(await ask(await token({ iat: secondsFromNow(1), auth_time: signedIn }))).toEqual(OK)
  })
})
