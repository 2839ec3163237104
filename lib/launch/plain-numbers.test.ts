import pg from 'pg'
import { expect, test } from 'vitest'
import { openedPerson } from '@/lib/testing/opened-person'
import { createPerson } from '@/lib/testing/factories'
import { database } from '@/lib/platform/db/database'
import { encryptPlainNumbers } from './plain-numbers'

const url = process.env.DATABASE_URL!

test('a start encrypts what the version before has left plain, and another at once does no harm', async () => {
  const { id } = await createPerson()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('UPDATE "persons" SET "nationalId" = $1', ['AB1234567'])
  await client.end()
  const logins = { owner: url, application: url }
  await Promise.all([encryptPlainNumbers(logins), encryptPlainNumbers(logins)])
  const row = await database().db.person.findUniqueOrThrow({ where: { id } })
  expect(row.nationalId).toMatch(/^v1\./)
  expect(openedPerson(row).nationalId).toBe('AB1234567')
})
