import { decodeJwt } from 'jose'
import { expect, test } from './fixtures/test'
import { askWith, OK, Person } from './fixtures/tokens'

/** Keycloak's tokens at the API. */

test.beforeAll(({ beside }) => beside.launch({ managed: false }))

test('an access token opens the API, and so does the one that its refresh token brings', async ({
  beside,
}) => {
  const owner = new Person(beside, 'owner')
  const first = await owner.signIn()
  expect(await askWith(beside, first.access_token)).toEqual(OK)
  const later = await owner.refresh(first.refresh_token)
  expect(later.access_token).not.toBe(first.access_token)
  expect(await askWith(beside, later.access_token)).toEqual(OK)
})

test('ID tokens and refresh tokens are refused', async ({ beside }) => {
  const tokens = await new Person(beside, 'owner').signIn()
  expect(decodeJwt(tokens.id_token).aud).toBe(beside.client.id)
  for (const token of [tokens.id_token, tokens.refresh_token])
    expect(await askWith(beside, token)).toEqual([401, 'invalid-token'])
})

test('roles are those of the token', async ({ beside }) => {
  const id = (await beside.realm.account('owner@example.com'))!.id
  const token = async () => (await new Person(beside, 'owner').signIn()).access_token
  const before = await token()
  await beside.realm.giveRoles(id, ['Admin'])
  const promoted = await token()
  await beside.realm.takeRoles(id, ['Admin'])
  expect(decodeJwt<{ realm_access: { roles: string[] } }>(promoted).realm_access.roles).toContain(
    'Admin',
  )
  expect(await rolesAt(beside.home, promoted)).toEqual(['Admin', 'WorkOwner'])
  expect(await rolesAt(beside.home, before)).toEqual(['WorkOwner'])
})

async function rolesAt(home: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${home}/api/account/get`, { headers })
  return ((await answer.json()) as { roles: string[] }).roles.toSorted()
}

test('somebody who was not invited is refused', async ({ beside }) => {
  const { access_token: token } = await new Person(beside, 'stranger').signIn()
  expect(await askWith(beside, token)).toEqual([403, 'not-invited'])
})

test('tokens of another client are accepted if the configuration names it', async ({ beside }) => {
  const tokenOf = async (id: string) => {
    const redirectUri = 'http://localhost/of-another-client'
    const secret = await beside.realm.addClient(id, redirectUri)
    return (await new Person(beside, 'owner', { id, secret, redirectUri }).signIn()).access_token
  }
  expect(await askWith(beside, await tokenOf('reporting'))).toEqual(OK)
  expect(await askWith(beside, await tokenOf('another'))).toEqual([401, 'invalid-token'])
})

test('a sign-in says when the password was given', async ({ beside }) => {
  const owner = new Person(beside, 'owner')
  const authTime = ({ id_token: token }: { id_token: string }) => Number(decodeJwt(token).auth_time)
  const first = await owner.signIn()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const silent = await owner.signIn({ max_age: '7776000' })
  expect([silent.wasAsked, authTime(silent)]).toEqual([false, authTime(first)])
  const again = await owner.signIn({ prompt: 'login' })
  expect(again.wasAsked).toBe(true)
  expect(authTime(again)).toBeGreaterThan(authTime(first))
})
