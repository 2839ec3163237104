import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { inviteByMail } from '@/lib/domain/people/invitations/commands'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { users } from '@/lib/domain/people/users/contract'
import { config } from '@/lib/platform/config/config'
import { invalidateActor } from '@/lib/platform/auth/actors'
import { forget } from '@/lib/testing/runs/new-process'
import { database } from '@/lib/platform/db/database'
import { call, send } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { CLIENT, IdentityProvider, type Person } from '@/lib/testing/stand-ins/identity-provider'
import { askByToken as ask, called, usersOf } from '@/lib/testing/stand-ins/provider-users'
import { generateKeyPair, SignJWT } from 'jose'

/** Against a real OpenID Connect provider. */

const people: Record<string, Person> = {}
const idp = new IdentityProvider(people)

beforeAll(async () => {
  await idp.start()
  config().provider = idp.settings({
    rolesClaims: ['realm_access.roles', 'roles'],
    apiClients: ['gate-terminal'],
  })
})
afterAll(() => idp.stop())
beforeEach(() => {
  idp.isDown = false
  idp.isHanging = false
  forget('provider-keys')
})

const someone = usersOf(idp, people)
const OK = [200, undefined]

describe('a bearer token of the provider', () => {
  test('signs in the user who was invited at its verified address, with the roles of its claims', async () => {
    const { token, id } = await someone(['SafetyOfficer'])
    expect(await ask(await token())).toEqual(OK)
    const user = await database().db.user.findUniqueOrThrow({
      where: { id },
      include: { invitations: true, mails: true },
    })
    expect(user).toMatchObject({ roles: ['SafetyOfficer'], providerRoles: ['SafetyOfficer'] })
    expect(user.invitations[0]!.acceptedAt).not.toBeNull()
    expect(user.mails[0]!.link).toBeNull()
    const admin = await someone(['Admin'])
    const { body } = await send(
      null,
      users.get,
      { headers: { authorization: `Bearer ${await admin.token()}` } },
      { id },
    )
    expect(body).toMatchObject({ status: 'Active', providerRoles: ['SafetyOfficer'] })
  })

  test('its roles replace those stored here', async () => {
    const { token } = await someone(['Admin'])
    expect((await ask(await token()))[0]).toBe(200)
    const less = await token({ realm_access: { roles: [] } })
    expect(await ask(less)).toEqual([403, 'forbidden'])
  })

  test('is matched by its subject, even with another address', async () => {
    const { token, name } = await someone(['WorkOwner'])
    expect(await ask(await token())).toEqual(OK)
    people[name]!.email = 'moved@example.com'
    expect(await ask(await token())).toEqual(OK)
  })

  test('is refused for somebody unknown, not invited or with an unverified address', async () => {
    people.stranger = { email: 'stranger@example.com', email_verified: true, roles: ['Admin'] }
    const tokens = [
      await idp.token('stranger'),
      await (await someone(['Admin'], { isInvited: false })).token(),
      await (await someone(['Admin'], { isVerified: false })).token(),
    ]
    for (const token of tokens) expect(await ask(token)).toEqual([403, 'not-invited'])
  })

  test('is refused for a disabled user, also when it was accepted before', async () => {
    const { token, id } = await someone(['WorkOwner'])
    expect(await ask(await token())).toEqual(OK)
    await database().db.user.update({ where: { id }, data: { disabledAt: new Date() } })
    expect(await ask(await token())).toEqual([403, 'not-invited'])
  })

  test('links one user when two first calls come at once', async () => {
    const { token, id } = await someone(['WorkOwner'])
    const good = await token()
    const answers = await Promise.all([1, 2, 3].map(() => ask(good)))
    expect(answers).toEqual([OK, OK, OK])
    const lines = await database().db.auditEntry.count({
      where: { subjectId: id, event: 'invitation.accepted' },
    })
    expect(lines).toBe(1)
  })

  const past = Math.floor(Date.now() / 1000) - 3600
  test.each<[string, object]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'account' }],
    ['that has expired', { exp: past }],
    ['that is not valid yet', { nbf: past + 7200 }],
    ['without an end', { exp: undefined }],
    ['that is an ID token', { typ: 'ID' }],
    ['that is a logout token', { events: {} }],
    ['with a nonce, as ID tokens have', { nonce: 'n' }],
    ['with the hash of another token', { at_hash: 'h' }],
    ['given to another client', { azp: 'another' }],
    ['given to another client, by RFC 9068', { client_id: 'another' }],
  ])('%s is refused', async (_, changes) => {
    const { token } = await someone(['Admin'])
    expect(await ask(await token(changes))).toEqual([401, 'invalid-token'])
  })

  test('is accepted when issued for us or a configured client', async () => {
    const { token } = await someone(['Admin'])
    for (const azp of [CLIENT.clientId, 'gate-terminal'])
      expect(await ask(await token({ typ: 'Bearer', azp }))).toEqual(OK)
  })

  test('is refused unsigned, signed by another key, or signed with the public key as an HMAC secret', async () => {
    const { token } = await someone(['Admin'])
    const good = await token()
    const [header, body] = good.split('.') as [string, string]
    const plain = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const { privateKey } = await generateKeyPair('RS256')
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
    const keys = await (await fetch(`${idp.issuer}/jwks`)).text()
    const forged = [
      `${plain('none')}.${body}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(keys)),
    ]
    for (const each of forged) expect(await ask(each)).toEqual([401, 'invalid-token'])
    expect(await ask(good)).toEqual(OK)
  })

  test('a token of our own is refused, and passwords do not work', async () => {
    const admin = await createUser('Admin', { password: 'a long password' })
    expect((await call(admin, account.get, {})).status).toBe(401)
    const credentials = { username: admin.email!, password: 'a long password' }
    expect((await call(null, account.token, credentials)).body.code).toBe('provider-signs-in')
    const accepted = { token: 'x'.repeat(43), password: 'a long password' }
    expect((await call(null, invitations.accept, accepted)).body.code).toBe('provider-signs-in')
  })
})

describe('when the roles are decided here and synced to the provider', () => {
  beforeAll(() => {
    const realm = { baseUrl: 'http://localhost:1', realm: 'site' }
    config().providerAdmin = { ...realm, clientId: 'x', clientSecret: 'y' }
  })
  afterAll(() => {
    config().providerAdmin = undefined
  })

  test('a token signs in with the roles stored here, and its claims are remembered', async () => {
    const { token, id } = await someone(['Admin'])
    expect(await ask(await token())).toEqual(OK)
    const user = await database().db.user.findUniqueOrThrow({ where: { id } })
    expect(user).toMatchObject({ roles: ['Contractor'], providerRoles: ['Admin'] })
    const { status } = await send(
      null,
      users.get,
      { headers: { authorization: `Bearer ${await token()}` } },
      { id },
    )
    expect(status, 'a Contractor manages no users').toBe(403)
  })

  test('a role that was removed here is gone at once, though the token still names it', async () => {
    const { token, id } = await someone(['Admin'])
    await database().db.user.update({ where: { id }, data: { roles: ['Admin'] } })
    const read = async () =>
      (
        await send(
          null,
          users.get,
          { headers: { authorization: `Bearer ${await token()}` } },
          { id },
        )
      ).status
    expect(await read()).toBe(200)
    await database().db.user.update({ where: { id }, data: { roles: ['WorkspaceOwner'] } })
    invalidateActor(id)
    expect(await read()).toBe(403)
  })
})

test('a removed user who is invited again signs in with the same account', async () => {
  const { token, id, email, name } = await someone(['WorkOwner'])
  expect(await ask(await token())).toEqual(OK)
  const gone = { removedAt: new Date(), email: null }
  await database().db.user.update({ where: { id }, data: gone })
  invalidateActor(id)
  expect(await ask(await token())).toEqual([403, 'not-invited'])
  const again = await createUser('WorkOwner', { email })
  const invited = { id: again.id, email: email!, name: called }
  await inviteByMail(database(), invited, new Date())
  expect(await ask(await idp.token(name))).toEqual(OK)
  const { providerSubject } = await database().db.user.findUniqueOrThrow({
    where: { id: again.id },
  })
  expect(providerSubject).toBe(name)
})

test('an account linked to one user is not linked to another who is invited at its new address', async () => {
  const { token, name } = await someone(['WorkOwner'])
  expect(await ask(await token())).toEqual(OK)
  const holder = await database().db.user.findFirstOrThrow({ where: { providerSubject: name } })
  await database().db.user.update({ where: { id: holder.id }, data: { disabledAt: new Date() } })
  invalidateActor(holder.id)
  const other = await createUser('Admin')
  people[name]!.email = other.email!
  const invited = { id: other.id, email: other.email!, name: called }
  await inviteByMail(database(), invited, new Date())
  expect(await ask(await idp.token(name))).toEqual([403, 'not-invited'])
})

test('metadata with another issuer is refused, even if it differs by a slash only', async () => {
  const { token } = await someone(['Admin'])
  config().provider!.issuer = `${idp.issuer}/`
  expect(await ask(await token())).toEqual([503, 'provider-unavailable'])
  config().provider!.issuer = idp.issuer
  expect(await ask(await token())).toEqual(OK)
})
