import { importJWK, SignJWT } from 'jose'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { account } from '@/lib/domain/people/account/contract'
import { signGateList } from '@/lib/platform/auth/gate-lists'
import { issueToken } from '@/lib/platform/auth/tokens'
import { storedSecret } from '@/lib/testing/records/stored-secret'
import { call } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { config } from '@/lib/platform/config/config'

const { userId } = await createUser('Admin')
await signGateList(new Uint8Array(), 'so that there is a key')
const token = await issueToken({ userId, sessionVersion: 1 })
const stored = z.object({ kid: z.string(), privateKey: z.looseObject({}) })
const keyOf = (name: string) => storedSecret(name, stored)

const statusOf = async (bearer: string) =>
  (await call(null, account.get, {}, { authorization: `Bearer ${bearer}` })).status

/** What a token says, signed with a key of the site. */
async function forge({ key, kid, typ }: { key: string; kid: string; typ: string }) {
  const { privateKey } = await keyOf(key)
  return new SignJWT({ ver: 1, mfa: false })
    .setProtectedHeader({ alg: 'ES256', kid: (await keyOf(kid)).kid, typ })
    .setIssuer(config().appUrl)
    .setAudience('site-safety-api')
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(privateKey, 'ES256'))
}

test.each([
  [200, 'token', 'token', 'JWT'],
  [401, 'token', 'token', 'gate-list+gzip'],
  [401, 'gate-list', 'gate-list', 'JWT'],
  [401, 'gate-list', 'token', 'JWT'],
  [401, 'gate-list', 'gate-list', 'gate-list+gzip'],
])('%i: a token by the key %s, named %s, of type %s', async (status, key, kid, typ) =>
  expect(await statusOf(await forge({ key, kid, typ }))).toBe(status),
)

test('the keys of tokens and of lists are published, each under its own name', async () => {
  expect(await statusOf(token)).toBe(200)
  const { keys } = (await call(null, account.jwks, {})).body
  const names = [(await keyOf('token')).kid, (await keyOf('gate-list')).kid]
  expect(keys.map(({ kid }) => kid)).toEqual(names)
  expect(new Set(names).size).toBe(2)
  expect(JSON.stringify(keys)).not.toContain('"d"')
})
