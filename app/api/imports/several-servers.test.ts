import pg from 'pg'
import { expect, test } from 'vitest'
import { imports } from '@/lib/domain/site/imports/contract'
import { runImports } from '@/lib/domain/site/imports/run/commands'
import { config } from '@/lib/platform/config/config'
import { countConnections, database, inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createUser } from '@/lib/testing/records/factories'
import { checkedImport, readImport, unique } from '@/lib/testing/records/imports'

const admin = await createUser('Admin')
const PERSON = ['ชื่อ', 'นามสกุล', 'เลขบัตรประชาชน', 'บริษัท', 'โทร']

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  return client
}

test('is written while others have all connections but its own, and may wait for its rows', async () => {
  const surname = unique()
  const id = await checkedImport(admin, 'Persons', [PERSON, ['ก', surname, '', '', '']])
  expect((await call(admin, imports.commit, { id, mode: 'all' })).status).toBe(200)
  let free: () => void = () => undefined
  const isWritten = new Promise<void>((resolve) => (free = resolve))
  const others = Array.from({ length: config().databasePool - 1 }, () =>
    inTransaction(() => isWritten),
  )
  await expect.poll(() => countConnections().used).toBe(others.length)
  await runImports(new Date())
  free()
  await Promise.all(others)
  expect((await readImport(admin, id)).status).toBe('Done')
})

test('that fails on one server is left to the one that has begun it again meanwhile', async () => {
  const id = await checkedImport(admin, 'Persons', [PERSON, ['ก', unique(), '', '', '']])
  await call(admin, imports.commit, { id, mode: 'all' })
  const [holder, other] = [await connected(), await connected()]
  await holder.query('BEGIN')
  await holder.query('SELECT FROM "import_rows" WHERE "importId" = $1 FOR UPDATE', [id])
  const running = runImports(new Date())
  await untilWaiting(1)
  await other.query('BEGIN')
  const begun = other.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id])
  await untilWaiting(2)
  await holder.query(`SELECT pg_cancel_backend("pid") FROM "pg_stat_activity"
    WHERE "datname" = current_database() AND "wait_event" = 'transactionid'`)
  await running
  await begun
  for (const client of [holder, other]) await client.end()
  expect(await database().db.import.findUnique({ where: { id } })).toMatchObject({
    phase: 'Writing',
    problemCode: null,
  })
})
