import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrate } from './migrate'
import { createDatabase, dropDatabase } from '@/lib/testing/runs/database'

let url: string
let folder: string

beforeEach(async () => {
  url = await createDatabase(inject('testServer'))
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  addMigration('1_first', 'CREATE TABLE first (id int); INSERT INTO first VALUES (1)')
})

afterEach(async () => {
  await dropDatabase(url)
  fs.rmSync(folder, { recursive: true })
})

function addMigration(name: string, sql: string): void {
  fs.mkdirSync(path.join(folder, name), { recursive: true })
  fs.writeFileSync(path.join(folder, name, 'migration.sql'), sql)
}

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('migrations', () => {
  it('are applied in order to an empty database', async () => {
    addMigration('2_second', 'ALTER TABLE first ADD COLUMN name text')
    expect(await migrate(url, folder)).toEqual(['1_first', '2_second'])
    expect(await query('SELECT * FROM first')).toEqual([{ id: 1, name: null }])
  })

  it('are applied once', async () => {
    await migrate(url, folder)
    addMigration('2_second', 'INSERT INTO first VALUES (2)')
    expect(await migrate(url, folder)).toEqual(['2_second'])
    expect(await migrate(url, folder)).toEqual([])
    expect(await query('SELECT id FROM first ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('are applied once when several processes start at the same moment', async () => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)))
    expect(applied.flat()).toEqual(['1_first'])
  })

  it('stop when an applied one was changed', async () => {
    await migrate(url, folder)
    addMigration('1_first', 'CREATE TABLE other (id int)')
    await expect(migrate(url, folder)).rejects.toThrow(
      'Migration 1_first was changed after it had been applied',
    )
  })

  it('leave nothing of one that fails, and apply it after it was corrected', async () => {
    addMigration('2_second', 'INSERT INTO first VALUES (2); SELECT 1/0')
    await expect(migrate(url, folder)).rejects.toThrow(
      'Migration 2_second failed: division by zero',
    )
    expect(await query('SELECT id FROM first')).toEqual([{ id: 1 }])
    addMigration('2_second', 'INSERT INTO first VALUES (2)')
    expect(await migrate(url, folder)).toEqual(['2_second'])
  })

  it('hold up nobody for longer than moments while they wait for a table', async () => {
    await migrate(url, folder)
    addMigration('2_second', 'ALTER TABLE first ADD COLUMN name text')
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM first')
    const migrated = migrate(url, folder)
    await expect
      .poll(() => query(`SELECT FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND NOT granted`))
      .toHaveLength(1)
    const reader = new pg.Client({ connectionString: url, statement_timeout: 20_000 })
    await reader.connect()
    expect((await reader.query('SELECT * FROM first')).rows).toEqual([{ id: 1 }])
    await reader.end()
    await holder.query('COMMIT')
    expect(await migrated).toEqual(['2_second'])
    await holder.end()
  })

  it("may take longer than the login's own limit", async () => {
    const { pathname } = new URL(url)
    await query(`ALTER DATABASE ${pathname.slice(1)} SET statement_timeout = '200ms'`)
    addMigration('2_second', 'SELECT pg_sleep(1)')
    expect(await migrate(url, folder)).toEqual(['1_first', '2_second'])
  })

  it('fail with a sentence when the connection breaks', async () => {
    addMigration('2_second', 'SELECT pg_terminate_backend(pg_backend_pid())')
    await expect(migrate(url, folder)).rejects.toThrow(
      'Migration 2_second failed: terminating connection due to administrator command',
    )
  })

  it("stop when Prisma's own command has left one unfinished", async () => {
    await migrate(url, folder)
    await query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '1_first'")
    await expect(migrate(url, folder)).rejects.toThrow('Migration 1_first failed earlier')
  })
})
