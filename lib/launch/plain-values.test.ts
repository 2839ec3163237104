import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { encryptPlainSecrets } from '@/lib/platform/auth/secrets'
import { database } from '@/lib/platform/db/database'
import { encryptField } from '@/lib/platform/secrets/encryption'
import { createPerson } from '@/lib/testing/records/factories'
import { decryptedPerson } from '@/lib/testing/records/decrypted-person'
import { storedSecret } from '@/lib/testing/records/stored-secret'
import { encryptPlainValues } from './plain-values'

const url = process.env.DATABASE_URL!
const logins = { owner: url, application: url }
const client = new pg.Client({ connectionString: url })
beforeAll(() => client.connect())
afterAll(() => client.end())

const startTwice = () => Promise.all([encryptPlainValues(logins), encryptPlainValues(logins)])

test('a start encrypts what the version before has left plain, and another at once does no harm', async () => {
  const { id } = await createPerson()
  await client.query('UPDATE "persons" SET "nationalId" = $1', ['AB1234567'])
  await startTwice()
  const row = await database().db.person.findUniqueOrThrow({ where: { id } })
  expect(row.nationalId).toMatch(/^v1\./)
  expect(decryptedPerson(row).nationalId).toBe('AB1234567')
})

test('a start encrypts the keys of the version before, which stay the same', async () => {
  const place = { column: 'secrets.value', id: 'web-push' } as const
  const plain = {
    session: 'a text',
    token: { kid: 'k', privateKey: { d: 'private' } },
    'web-push': { publicKey: 'p', sealedPrivateKey: encryptField('private', place) },
  }
  for (const [name, value] of Object.entries(plain))
    await client.query('INSERT INTO "secrets" ("name", "value") VALUES ($1, $2)', [
      name,
      JSON.stringify(value),
    ])
  await startTwice()
  const { rows } = await client.query<{ value: string }>('SELECT "value" FROM "secrets"')
  expect(rows.map(({ value }) => String(value).slice(0, 3))).toEqual(['v1.', 'v1.', 'v1.'])
  const read = (name: string) => storedSecret(name, z.union([z.string(), z.looseObject({})]))
  expect(await Promise.all(Object.keys(plain).map(read))).toEqual([
    plain.session,
    plain.token,
    { publicKey: 'p', privateKey: 'private' },
  ])
  expect(await encryptPlainSecrets()).toBe(0)
})

test('a key is of no use under another name', async () => {
  await client.query(
    `UPDATE "secrets" SET "value" = (SELECT "value" FROM "secrets" WHERE "name" = 'session') WHERE "name" = 'token'`,
  )
  await expect(storedSecret('token', z.string())).rejects.toThrow('cannot be decrypted')
})
