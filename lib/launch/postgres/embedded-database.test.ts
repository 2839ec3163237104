import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresSettings, postgresStatus, stopPostgres } from './embedded-postgres'
import { EmbeddedDatabase } from './embedded-database'
import { clusterFiles } from './postgres-cluster'
import { embeddedLogins, prepareDatabase } from './prepare-database'

let dataDir: string

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
  process.env.PGAPPNAME = 'site-safety test'
})

afterAll(async () => {
  await stopPostgres(dataDir)
  fs.rmSync(dataDir, { recursive: true })
})

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded database', () => {
  it('is stopped by the last process to leave', async () => {
    const first = await EmbeddedDatabase.join(dataDir)
    const second = await EmbeddedDatabase.join(dataDir)
    expect(await first.leave()).toBe(false)
    expect(postgresStatus(dataDir)).toBeDefined()
    expect(await second.leave()).toBe(true)
    expect(postgresStatus(dataDir)).toBeUndefined()
  })

  it('is stopped when all leave at the same moment', async () => {
    const three = await Promise.all([1, 2, 3].map(() => EmbeddedDatabase.join(dataDir)))
    const stopped = await Promise.all(three.map((one) => one.leave()))
    expect(stopped.filter(Boolean)).toHaveLength(1)
    expect(postgresStatus(dataDir)).toBeUndefined()
  })

  it('keeps running for the connection of another program, but not for idle ones of the product', async () => {
    const one = await EmbeddedDatabase.join(dataDir)
    const own = new pg.Client({ connectionString: one.url })
    const other = new pg.Client({ connectionString: one.url, application_name: 'psql' })
    for (const client of [own, other]) await client.on('error', () => undefined).connect()
    expect(await one.leave()).toBe(false)
    await other.end()
    const again = await EmbeddedDatabase.join(dataDir)
    expect(await again.leave()).toBe(true)
  })

  it('from before there were two logins gets the second, and keeps its data', async () => {
    const one = await EmbeddedDatabase.join(dataDir)
    const logins = embeddedLogins(one.url)
    await query(one.url, 'CREATE TABLE kept AS SELECT 1 AS id')
    await expect(query(logins.application, 'SELECT 1')).rejects.toThrow('password authentication')
    await prepareDatabase(logins)
    expect(await query(logins.application, 'SELECT id FROM kept')).toEqual([{ id: 1 }])
    await expect(query(logins.application, 'DROP TABLE kept')).rejects.toThrow('must be owner')
    expect(await prepareDatabase(logins)).toEqual([])
    await one.leave()
  })

  it('runs for a process that joins at the moment when the last one leaves', async () => {
    const leaving = await EmbeddedDatabase.join(dataDir)
    const [, joined] = await Promise.all([leaving.leave(), EmbeddedDatabase.join(dataDir)])
    expect(postgresStatus(dataDir)?.isReady).toBe(true)
    await joined.leave()
  })

  it('is restarted for its processes when it dies', async () => {
    const one = await EmbeddedDatabase.join(dataDir)
    const pid = postgresStatus(dataDir)?.pid ?? 0
    process.kill(pid, 'SIGKILL')
    while (!postgresStatus(dataDir)?.isReady || postgresStatus(dataDir)?.pid === pid)
      await sleep(50)
    const client = new pg.Client({ connectionString: one.url })
    await client.connect()
    await expect.poll(() => usersOf(client)).toBe(1)
    await client.end()
    expect(await one.leave()).toBe(true)
  })

  it('is restarted as soon as it can be, also when an attempt has failed', async () => {
    const settings: PostgresSettings = {}
    const one = await EmbeddedDatabase.join(dataDir, settings)
    settings.shared_buffers = 'none'
    process.kill(postgresStatus(dataDir)!.pid, 'SIGKILL')
    await sleep(2_000)
    expect(postgresStatus(dataDir)?.isReady ?? false).toBe(false)
    delete settings.shared_buffers
    const isUsed = () =>
      query(one.url, 'SELECT 1').then(
        () => true,
        () => false,
      )
    await expect.poll(isUsed, { timeout: 30_000 }).toBe(true)
    expect(await one.leave()).toBe(true)
  })

  it('is stopped by the last process that leaves while it recovers', async () => {
    const settings: PostgresSettings = {}
    const one = await EmbeddedDatabase.join(dataDir, settings)
    settings.restore_command = 'sleep 600; false'
    const { cluster } = clusterFiles(dataDir)
    fs.writeFileSync(path.join(cluster, 'recovery.signal'), '')
    const { pid } = postgresStatus(dataDir)!
    process.kill(pid, 'SIGKILL')
    while ((postgresStatus(dataDir)?.pid ?? pid) === pid) await sleep(20)
    expect(await one.leave()).toBe(true)
    expect(postgresStatus(dataDir)).toBeUndefined()
    fs.rmSync(path.join(cluster, 'recovery.signal'))
  })
})

/** How many processes have joined: each has one shared advisory lock. */
async function usersOf(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(`SELECT FROM pg_locks WHERE locktype = 'advisory'`)
  return rowCount!
}
