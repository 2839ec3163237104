import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { persons } from '@/lib/domain/people/persons/contract'
import { rekeyNumbers } from '@/lib/domain/people/persons/national-id/commands'
import { encryptField } from '@/lib/platform/secrets/encryption'
import { keyedHashes } from '@/lib/platform/secrets/hashes'
import { keyIdOf } from '@/lib/platform/secrets/keys'
import { call, callUnchecked } from '@/lib/testing/calls/call'
import { createPerson, createUser, type TestUser } from '@/lib/testing/records/factories'
import { makeNationalId } from '@/lib/testing/records/national-id'

const OLD = process.env.FIELD_KEY!
const NEW = Buffer.alloc(32, 'new').toString('base64')
const names = { firstNameTh: 'สมชาย', lastNameTh: 'ใจดี' }
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
let officer: TestUser

beforeAll(async () => {
  process.env.FIELD_KEY = `${NEW},${OLD}` // before anything reads the configuration
  await client.connect()
  officer = await createUser('SafetyOfficer')
})

/** As a server of the older key has it. */
async function createOlder(nationalId = makeNationalId()) {
  const { id } = await createPerson()
  await client.query(
    `UPDATE "persons" SET "nationalId" = $2, "nationalIdHash" = $3, "nationalIdTail" = $4 WHERE "id" = $1`,
    [
      id,
      encryptField(nationalId, { column: 'persons.nationalId', id }, [OLD]),
      keyedHashes(nationalId, 'persons.nationalId', [OLD])[0],
      nationalId.slice(-3),
    ],
  )
  return { id, nationalId }
}

test('a number under the older key is shown, found and refused to others', async () => {
  const { id, nationalId } = await createOlder()
  const { body } = await call(officer, persons.search, { keyword: nationalId })
  expect(body.map((person) => person.id)).toEqual([id])
  expect((await call(officer, persons.showNationalId, { id })).body.nationalId).toBe(nationalId)
  const again = await callUnchecked(officer, persons.save, { ...names, nationalId })
  expect([again.status, again.body.code]).toEqual([400, 'national-id-in-use'])
})

test('of saves of one number at once one is taken, also beside a server whose first key is another', async () => {
  const nationalId = makeNationalId()
  await client.query('BEGIN')
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('persons.nationalId'))`)
  const { id } = await createPerson()
  const saves = Promise.all(
    Array.from({ length: 5 }, () => callUnchecked(officer, persons.save, { ...names, nationalId })),
  )
  const waiting = `SELECT count(*)::int AS "count" FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  await expect.poll(async () => (await client.query(waiting)).rows[0].count).toBeGreaterThan(0)
  await client.query(
    `UPDATE "persons" SET "nationalId" = $2, "nationalIdHash" = $3 WHERE "id" = $1`,
    [
      id,
      encryptField(nationalId, { column: 'persons.nationalId', id }, [OLD]),
      keyedHashes(nationalId, 'persons.nationalId', [OLD])[0],
    ],
  )
  await client.query('COMMIT')
  expect((await saves).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
})

test('rekey brings number and hash under the new key', async () => {
  const { id, nationalId } = await createOlder()
  expect(await rekeyNumbers(() => undefined)).toBeGreaterThan(0)
  expect(await rekeyNumbers(() => undefined)).toBe(0)
  const { rows } = await client.query('SELECT * FROM "persons" WHERE "id" = $1', [id])
  expect(rows[0].nationalId).toContain(`v1.${keyIdOf(NEW)}.`)
  expect(rows[0].nationalIdHash).toBe(keyedHashes(nationalId, 'persons.nationalId', [NEW])[0])
  await client.end()
})
