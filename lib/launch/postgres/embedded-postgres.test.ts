import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LaunchError } from '../base/launch-error'
import { postgresStatus, startPostgres, stopPostgres } from './embedded-postgres'
import { clusterFiles } from './postgres-cluster'

let dataDir: string

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
})

afterEach(async () => {
  await stopPostgres(dataDir)
  fs.rmSync(dataDir, { recursive: true })
})

async function query<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as T[]
  } finally {
    await client.end()
  }
}

/** What a PostgreSQL leaves that had this process id when the power went. */
function leavePostmaster(pid: number): void {
  const left = `${pid}\n${dataDir}/pg\n0\n5432\n\n127.0.0.1\n0\nready\n`
  fs.writeFileSync(path.join(clusterFiles(dataDir).cluster, 'postmaster.pid'), left)
}

describe('the embedded PostgreSQL', () => {
  it('starts in an empty folder, in UTC, UTF-8 and Thai order', async () => {
    const { url, wasRunning } = await startPostgres(dataDir)
    expect(wasRunning).toBe(false)
    const [row] = await query(
      url,
      `SELECT current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding,
       (SELECT string_agg(word, ' ' ORDER BY word) FROM unnest('{ไก่,กา,เก,ขา}'::text[]) word) AS words`,
    )
    expect(row).toEqual({ zone: 'UTC', encoding: 'UTF8', words: 'กา เก ไก่ ขา' })
  })

  it('is joined by a second start', async () => {
    const first = await startPostgres(dataDir)
    const second = await startPostgres(dataDir)
    expect(second).toMatchObject({ pid: first.pid, url: first.url, wasRunning: true })
  })

  it('is one server for several starts at the same moment', async () => {
    const servers = await Promise.all([1, 2, 3, 4].map(() => startPostgres(dataDir)))
    expect(new Set(servers.map(({ pid, url }) => `${pid} ${url}`)).size).toBe(1)
  })

  it('comes back after a stop at the same address with its data', async () => {
    const { url } = await startPostgres(dataDir)
    await query(url, 'CREATE TABLE kept AS SELECT 1 AS id')
    expect(await stopPostgres(dataDir)).toBe(true)
    expect(postgresStatus(dataDir)).toBeUndefined()
    expect(await stopPostgres(dataDir)).toBe(false)
    expect((await startPostgres(dataDir)).url).toBe(url)
    expect(await query(url, 'SELECT id FROM kept')).toEqual([{ id: 1 }])
  })

  it('does not write its port again, nor lets others read its log', async () => {
    await startPostgres(dataDir)
    const { port, log } = clusterFiles(dataDir)
    const written = fs.statSync(port).mtimeMs
    await stopPostgres(dataDir)
    await startPostgres(dataDir)
    expect(fs.statSync(port).mtimeMs).toBe(written)
    expect((fs.statSync(log).mode & 0o777).toString(8)).toBe('600')
  })

  it('keeps its data when it is killed', async () => {
    const { url, pid } = await startPostgres(dataDir)
    await query(url, 'CREATE TABLE kept AS SELECT 1 AS id')
    process.kill(pid, 'SIGKILL')
    while (postgresStatus(dataDir)) await sleep(20)
    await startPostgres(dataDir)
    expect(await query(url, 'SELECT id FROM kept')).toEqual([{ id: 1 }])
  })

  it('says in a sentence where to read why it does not start', async () => {
    await startPostgres(dataDir)
    await stopPostgres(dataDir)
    fs.writeFileSync(path.join(clusterFiles(dataDir).cluster, 'PG_VERSION'), '9.6\n')
    const failed = startPostgres(dataDir)
    await expect(failed).rejects.toBeInstanceOf(LaunchError)
    await expect(failed).rejects.toThrow(`${clusterFiles(dataDir).log} says why.`)
  })

  it('does not stay behind when its start is interrupted', async () => {
    const interruption = new AbortController()
    const start = startPostgres(dataDir, {}, { interruption: interruption.signal })
    while (!fs.existsSync(clusterFiles(dataDir).port)) await sleep(5)
    interruption.abort()
    await expect(start).rejects.toThrow('The start was interrupted.')
    await sleep(500) // in which it would have written its postmaster.pid
    expect(postgresStatus(dataDir)).toBeUndefined()
  })

  it('is left alone by an interrupted start that did not start it', async () => {
    const { pid } = await startPostgres(dataDir)
    const interrupted = { interruption: AbortSignal.abort() }
    await expect(startPostgres(dataDir, {}, interrupted)).rejects.toThrow('interrupted')
    expect(postgresStatus(dataDir)?.pid).toBe(pid)
  })

  it('starts after a crash whose process id another program has now', async () => {
    await startPostgres(dataDir)
    await stopPostgres(dataDir)
    leavePostmaster(process.pid)
    expect((await startPostgres(dataDir)).wasRunning).toBe(false)
  })

  it('starts after a crash whose process id the PostgreSQL of another site has now', async () => {
    const other = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'))
    const { pid } = await startPostgres(other)
    await startPostgres(dataDir)
    await stopPostgres(dataDir)
    leavePostmaster(pid)
    expect(await stopPostgres(dataDir)).toBe(false)
    expect((await startPostgres(dataDir)).wasRunning).toBe(false)
    expect(postgresStatus(other)?.pid).toBe(pid)
    await stopPostgres(other)
    fs.rmSync(other, { recursive: true })
  })
})
