import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '@/lib/launch/postgres/migrate'
import { createDatabase, dropDatabase } from '@/lib/testing/runs/database'

/** Migrates a database that has "PR-1" and "pr-1" as two numbers. */

const MIGRATIONS = 'prisma/migrations'
const UNIQUE_WITHOUT_CASE = '20261122050000'

let url: string
let client: pg.Client
const before = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
beforeAll(async () => {
  const earlier = fs.readdirSync(MIGRATIONS).filter((name) => name < UNIQUE_WITHOUT_CASE)
  for (const name of earlier)
    fs.cpSync(path.join(MIGRATIONS, name), path.join(before, name), { recursive: true })
  url = await createDatabase(inject('testServer'))
  await migrate(url, before)
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await dropDatabase(url)
  fs.rmSync(before, { recursive: true })
})

async function insertProject(prNo: string, name: string): Promise<string> {
  const id = randomUUID()
  await client.query(
    `INSERT INTO "projects" ("id", "purchaseRequisitionNo", "name", "startDate", "endDate", "updatedAt")
     VALUES ($1, $2, $3, '2026-11-01', '2026-12-01', now())`,
    [id, prNo, name],
  )
  return id
}

test('the migration names every colliding project and changes nothing, and passes once they differ', async () => {
  const tank = await insertProject('PR-1', 'ซ่อมถัง')
  const pipe = await insertProject('pr-1', 'ซ่อมท่อ')
  await insertProject('PR-2', 'ทาสี')
  const refusal = await migrate(url).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(refusal).toContain(`PR-1: ซ่อมถัง, project ${tank}`)
  expect(refusal).toContain(`pr-1: ซ่อมท่อ, project ${pipe}`)
  expect(refusal).toContain('Nothing was changed. Start the former version again')
  expect(refusal).not.toContain('PR-2')

  await client.query(`UPDATE "projects" SET "purchaseRequisitionNo" = 'PR-1b' WHERE "id" = $1`, [
    pipe,
  ])
  expect((await migrate(url))[0]).toContain(UNIQUE_WITHOUT_CASE)
  await expect(insertProject('pr-2', 'ทาสีอีกครั้ง')).rejects.toThrow('projects_purchaseRequisition')
})
