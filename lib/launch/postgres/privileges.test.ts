import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { embeddedLogins, type Logins, prepareDatabase } from './prepare-database'
import { createDatabase, dropDatabase } from '@/lib/testing/runs/database'
import { asApplication, asOwner } from '@/lib/testing/runs/owner'

const tables = async (schema: string) =>
  (await asOwner('SELECT tablename AS name FROM pg_tables WHERE schemaname = $1', [schema])).rows

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

describe('the login of the running product', () => {
  it.each([
    ['drop a table', 'DROP TABLE tasks CASCADE'],
    ['change a table', 'ALTER TABLE users ADD COLUMN x INT'],
    ['switch triggers off', 'ALTER TABLE audit_entries DISABLE TRIGGER ALL'],
    ['bypass triggers', 'SET session_replication_role = replica'],
    ['empty a table', 'TRUNCATE holidays'],
    ['empty the audit log', 'TRUNCATE audit_entries, audit_links, audit_unlinked'],
    ['change audit lines', `UPDATE audit_entries SET changes = '{}', "erasedAt" = now()`],
    ['delete audit lines', 'DELETE FROM audit_entries'],
    ['remove lines from the chain', 'DELETE FROM audit_unlinked'],
    ['forge links of the chain', `INSERT INTO audit_links VALUES (1, gen_random_uuid(), '', '')`],
    ['create a table', 'CREATE TABLE mine (id INT)'],
    ['create a schema', 'CREATE SCHEMA mine'],
    ['change a function', 'DROP FUNCTION keep_audit_line() CASCADE'],
    ['become the owner', 'SET ROLE safety'],
    ['create a login', 'CREATE ROLE mine LOGIN SUPERUSER'],
    ['read files of the server', `SELECT pg_read_file('PG_VERSION')`],
    ['change the list of migrations', 'DELETE FROM _prisma_migrations'],
    ['empty the job queue', 'TRUNCATE graphile_worker._private_jobs'],
  ])('may not %s', async (_, text) => {
    await expect(asApplication(text)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('owns nothing', async () => {
    const { rows } = await asApplication(
      'SELECT relname FROM pg_class WHERE relowner = (SELECT oid FROM pg_roles WHERE rolname = current_user)',
    )
    expect(rows).toEqual([])
  })

  it('reads every table, and writes all but the migrations and what is only added', async () => {
    const { rows } = await asApplication(`SELECT c.relname AS name FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
        AND NOT (has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
          AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE'))`)
    expect(rows.map(({ name }) => name).sort()).toEqual([
      '_prisma_migrations',
      'audit_entries',
      'audit_links',
      'audit_unlinked',
      'gate_events',
      'muster_marks',
      'requirement_revisions',
    ])
    expect((await tables('graphile_worker')).length).toBeGreaterThan(3)
  })

  it('may use a table that a later migration creates, without another grant', async () => {
    await asOwner('CREATE TABLE later (id SERIAL, name TEXT)')
    await asApplication(`INSERT INTO later (name) VALUES ('x')`)
    await asApplication(`UPDATE later SET name = 'y'`)
    await expect(asApplication('TRUNCATE later')).rejects.toThrow('permission denied')
    await asOwner('DROP TABLE later')
  })
})

describe('a database that was created with one login', () => {
  const withLogins = async (work: (logins: Logins) => Promise<void>) => {
    const owner = await createDatabase(inject('testServer'))
    const role = `app_${randomUUID().slice(0, 8)}`
    await query(owner, `CREATE ROLE "${role}" LOGIN PASSWORD 'secret'`)
    const application = Object.assign(new URL(owner), { username: role, password: 'secret' }).href
    try {
      await work({ owner, application })
    } finally {
      await query(owner, `DROP OWNED BY "${role}"`)
      await dropDatabase(owner)
      await query(inject('testServer'), `DROP ROLE "${role}"`)
    }
  }

  it('grants a second login its privileges at the next start, and revokes any others', () =>
    withLogins(async ({ owner, application }) => {
      await prepareDatabase({ owner, application: owner })
      const role = new URL(application).username
      await query(owner, `GRANT ALL ON ALL TABLES IN SCHEMA public TO "${role}"`)
      expect(await prepareDatabase({ owner, application })).toEqual([])
      await query(application, 'SELECT FROM users')
      await query(application, `SELECT graphile_worker.add_job('nothing')`)
      for (const text of ['TRUNCATE holidays', 'DELETE FROM audit_entries'])
        await expect(query(application, text)).rejects.toThrow('permission denied')
    }))

  it('starts with the second login alone only if nothing is to be migrated', () =>
    withLogins(async ({ owner, application }) => {
      await expect(prepareDatabase({ owner: application, application })).rejects.toThrow(
        'DATABASE_OWNER_URL',
      )
      await prepareDatabase({ owner, application })
      expect(await prepareDatabase({ owner: application, application })).toEqual([])
      await query(
        owner,
        `DELETE FROM _prisma_migrations WHERE migration_name LIKE '%_audit_guards'`,
      )
      await expect(prepareDatabase({ owner: application, application })).rejects.toThrow(
        /audit_guards failed: .*DATABASE_OWNER_URL/,
      )
    }))

  it('refuses a second login that may act as the owner', () =>
    withLogins(async ({ owner, application }) => {
      await query(owner, `GRANT safety TO "${new URL(application).username}"`)
      await expect(prepareDatabase({ owner, application })).rejects.toThrow(
        'may act as the owner of the tables',
      )
    }))

  it('can be prepared by several starts at the same moment', () =>
    withLogins(async (logins) => {
      await Promise.all([1, 2, 3].map(() => prepareDatabase(logins)))
      await prepareDatabase(embeddedLogins(logins.owner))
    }))
})
