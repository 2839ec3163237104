import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backupFiles, baseName, listBaseBackups } from '../../platform/backup/backup-folder'
import { EmbeddedDatabase } from '../postgres/embedded-database'
import { postgresStatus, startPostgres, stopPostgres } from '../postgres/embedded-postgres'
import { archiveSettings, backupNotes, refuseUnarchived } from './archiving'
import { makeBaseBackup, removeOld, removeOldest } from './base-backup'
import { restoreBackup } from './restore-backup'
import { hasGap, labelOf } from './segments'

const run = promisify(execFile)
let folder: string
const at = (name: string) => path.join(folder, name)
const site = { dataDir: '', backupDir: '' }
const moments: Date[] = []
let madeMeanwhile: unknown = 'nothing yet'

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Commits one row, and returns the moment after it. */
async function addRow(client: pg.Client, id: number): Promise<Date> {
  await client.query('INSERT INTO kept VALUES ($1)', [id])
  await sleep(20)
  const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at')
  await sleep(20)
  return rows[0]!.at
}

/** Rows of a site that was restored into a new folder. */
async function rowsOf(dataDir: string): Promise<number[]> {
  const database = await EmbeddedDatabase.join(dataDir)
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ id: number }>('SELECT id FROM kept ORDER BY id'),
  )
  await database.leave()
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  process.env.PGAPPNAME = 'site-safety test'
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "a backup's 100%-"))
  Object.assign(site, { dataDir: at('data'), backupDir: at('backup') })
  const { url } = await startPostgres(site.dataDir, archiveSettings(site))
  await refuseUnarchived(url, site)
  await withClient(url, async (client) => {
    await client.query('CREATE TABLE kept (id int)')
    moments.push(await addRow(client, 0))
    const make = () => makeBaseBackup(url, site)
    await client.query('SELECT pg_advisory_lock(72707375)')
    madeMeanwhile = await make()
    await client.query('SELECT pg_advisory_unlock(72707375)')
    await sleep((await make())!.at.getTime() - Date.now())
    for (const id of [1, 2, 3]) moments.push(await addRow(client, id))
    await addRow(client, 4)
    const { rows } = await client.query('SELECT pg_walfile_name(pg_switch_wal()) AS ended')
    while (!(await client.query(IS_ARCHIVED, [rows[0].ended])).rows[0].yes) await sleep(50)
    await addRow(client, 5)
  })
  process.kill(postgresStatus(site.dataDir)!.pid, 'SIGKILL')
}, 600_000)

const IS_ARCHIVED = 'SELECT coalesce(last_archived_wal >= $1, false) AS yes FROM pg_stat_archiver'

afterAll(async () => {
  for (const name of fs.readdirSync(folder)) await stopPostgres(at(name))
  fs.rmSync(folder, { recursive: true })
})

test('a database is restored to any moment since its base backup', async () => {
  for (const [id, moment] of moments.entries()) {
    if (id === 0) continue
    await restoreBackup({ backupDir: site.backupDir, dataDir: at(`to-${id}`), at: moment })
    expect(await rowsOf(at(`to-${id}`))).toEqual(Array.from({ length: id + 1 }, (_, row) => row))
  }
}, 600_000)

test('without a moment it has all that was archived', async () => {
  await restoreBackup({ backupDir: site.backupDir, dataDir: at('newest') })
  expect(await rowsOf(at('newest'))).toEqual([0, 1, 2, 3, 4])
}, 600_000)

const restoreCommand = () => ['--import', 'tsx', 'lib/launch/restore.ts', site.backupDir]

const production = (dataDir: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: process.env.NODE_ENV,
  SITE_MODE: 'production',
  APP_URL: 'https://safety.example.com',
  DATA_DIR: dataDir,
  BACKUP_DIR: site.backupDir,
})

/** Starts npm run restore, and ends it while the database recovers. */
async function interrupted(dataDir: string, signal: NodeJS.Signals) {
  const child = spawn(process.execPath, restoreCommand(), { env: production(dataDir) })
  const exit = once(child, 'exit')
  const draft = path.join(dataDir, 'restoring')
  while (!fs.existsSync(path.join(draft, 'pg/postmaster.pid'))) await sleep(1)
  child.kill(signal)
  await exit
  return draft
}

test('a restore that is stopped stops its database, and leaves nothing', async () => {
  const draft = await interrupted(at('given-up'), 'SIGTERM')
  expect(postgresStatus(draft)).toBeUndefined()
  expect(fs.readdirSync(at('given-up'))).toEqual(['pg.log'])
}, 600_000)

test('a restore that was killed is done again', async () => {
  const draft = await interrupted(at('killed'), 'SIGKILL')
  const { pid } = postgresStatus(draft)!
  await restoreBackup({ backupDir: site.backupDir, dataDir: at('killed') })
  // It is there until init, its parent since the kill, has reaped it.
  const isGone = () => expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await vi.waitFor(isGone, { timeout: 60_000 })
  expect(await rowsOf(at('killed'))).toEqual([0, 1, 2, 3, 4])
}, 600_000)

test('npm run restore works with the settings of production', async () => {
  const dataDir = at('by-command')
  const { stdout } = await run(process.execPath, restoreCommand(), { env: production(dataDir) })
  const [, last] = /The last change was made at (\S+)\.$/m.exec(stdout)!
  const lastMoment = moments.at(-1)!.getTime()
  expect(new Date(last!).getTime()).toBeGreaterThan(lastMoment)
  expect(new Date(last!).getTime()).toBeLessThan(lastMoment + 60_000)
  expect(stdout).toContain('The audit log is whole: 0 lines')
  expect(await rowsOf(dataDir)).toEqual([0, 1, 2, 3, 4])
}, 600_000)

test.each(['2026-11-22T10:00+07:00', '2026-11-22T10:00:30.5+07:00', '2026-11-22T03:00Z'])(
  'npm run restore takes a moment as people write it: %s',
  async (moment) => {
    const dataDir = at('by-moment')
    const args = [...restoreCommand(), '--at', moment]
    await expect(run(process.execPath, args, { env: production(dataDir) })).rejects.toMatchObject({
      stderr: expect.stringContaining('choose a later moment'),
    })
  },
)

test('a moment that no backup reaches, or that lies after it, leaves nothing behind', async () => {
  const restore = (moment: Date) =>
    restoreBackup({ backupDir: site.backupDir, dataDir: at('none'), at: moment })
  await expect(restore(moments[0]!)).rejects.toThrow('choose a later moment')
  await expect(restore(new Date(Date.now() + 3_600_000))).rejects.toThrow(
    /^The backup ends at .*, before /,
  )
  expect(fs.existsSync(at('none/pg'))).toBe(false)
  const empty = restoreBackup({ backupDir: at('nothing'), dataDir: at('none') })
  await expect(empty).rejects.toThrow('There is no backup in')
}, 600_000)

test('a base backup without its label is passed over', async () => {
  const [newest] = await listBaseBackups(site.backupDir)
  const { bases } = backupFiles(site.backupDir)
  const damaged = path.join(bases, baseName(new Date(newest!.at.getTime() + 1000)))
  fs.cpSync(newest!.folder, damaged, { recursive: true })
  fs.rmSync(labelOf(damaged))
  const { base } = await restoreBackup({ backupDir: site.backupDir, dataDir: at('passed-over') })
  expect(base).toEqual(newest)
  expect(await rowsOf(at('passed-over'))).toEqual([0, 1, 2, 3, 4])
  const others = backupFiles(at('none-whole')).bases
  fs.mkdirSync(others, { recursive: true })
  fs.renameSync(damaged, path.join(others, path.basename(damaged)))
  const none = restoreBackup({ backupDir: at('none-whole'), dataDir: at('none') })
  await expect(none).rejects.toThrow('is whole')
}, 600_000)

test('a database is never overwritten, and a restored one begins a folder of its own', async () => {
  const again = restoreBackup({ backupDir: site.backupDir, dataDir: at('newest') })
  await expect(again).rejects.toThrow('There is a database in')
  expect(() => archiveSettings({ ...site, dataDir: at('newest') })).toThrow('another data folder')
  const inside = { ...site, backupDir: path.join(site.dataDir, 'backup') }
  expect(() => archiveSettings(inside)).toThrow('lies in the data folder')
})

test('a folder that had the backups and is empty now is not taken for a new one', () => {
  const aside = at('unmounted')
  fs.renameSync(site.backupDir, aside)
  fs.mkdirSync(site.backupDir)
  expect(() => archiveSettings(site)).toThrow('is its disk mounted?')
  expect(fs.readdirSync(site.backupDir)).toEqual([])
  const other = { ...site, backupDir: at('other') }
  expect(archiveSettings(other)).toMatchObject({ archive_mode: 'on' })
  fs.rmSync(site.backupDir, { recursive: true })
  fs.renameSync(aside, site.backupDir)
  expect(archiveSettings(site)).toMatchObject({ archive_mode: 'on' })
})

test('a folder in which nothing can be written is refused', () => {
  const other = { dataDir: at('other-data'), backupDir: at('read-only') }
  fs.mkdirSync(other.backupDir)
  fs.symlinkSync('/proc', backupFiles(other.backupDir).wal) // there, and not even root makes a file in it
  expect(() => archiveSettings(other)).toThrow(/^The backup folder .* cannot be written/)
})

test('a start tells of backups on the disk of the data', () => {
  expect(backupNotes(site)).toEqual([
    `Backups:  ${site.backupDir}, on the disk of the data, with which they would be lost`,
  ])
  expect(backupNotes({ dataDir: site.dataDir })).toEqual([])
})

test('a server that was started without archiving is refused', async () => {
  const database = await EmbeddedDatabase.join(at('newest'))
  await expect(refuseUnarchived(database.url, site)).rejects.toThrow('stop what uses it first')
  await database.leave()
})

test('a base backup that fails leaves its room to the log', async () => {
  const { bases } = backupFiles(site.backupDir)
  const before = fs.readdirSync(bases)
  const { url } = await startPostgres(site.dataDir, archiveSettings(site))
  await expect(makeBaseBackup(url, { ...site, dataDir: at('nowhere') })).rejects.toThrow('ENOENT')
  expect(fs.readdirSync(bases)).toEqual(before)
  await stopPostgres(site.dataDir)
})

test('a stop copies the rest of the log', async () => {
  await restoreBackup({ backupDir: site.backupDir, dataDir: at('after-a-stop') })
  expect(await rowsOf(at('after-a-stop'))).toEqual([0, 1, 2, 3, 4, 5])
}, 600_000)

test('what ran without archiving leaves a gap, which a new base backup closes', async () => {
  const newest = async () => (await listBaseBackups(site.backupDir))[0]!
  const write = `INSERT INTO kept SELECT 9 FROM generate_series(1, 50000); CHECKPOINT`
  const { url } = await startPostgres(site.dataDir, archiveSettings(site))
  await withClient(url, (client) => client.query(write))
  await stopPostgres(site.dataDir)
  expect(await hasGap(site.backupDir, await newest())).toBe(false)
  const without = await startPostgres(site.dataDir)
  await withClient(without.url, async (client) => {
    for (let time = 0; time < 3; time += 1) await client.query(write)
  })
  await stopPostgres(site.dataDir)
  const again = await startPostgres(site.dataDir, archiveSettings(site))
  await withClient(again.url, (client) => client.query(write))
  await stopPostgres(site.dataDir)
  expect(await hasGap(site.backupDir, await newest())).toBe(true)
  const last = await startPostgres(site.dataDir, archiveSettings(site))
  await makeBaseBackup(last.url, site)
  expect(await hasGap(site.backupDir, await newest())).toBe(false)
  await stopPostgres(site.dataDir)
}, 600_000)

test('while one process makes a base backup, another makes none', () =>
  expect(madeMeanwhile).toBeUndefined())

test('fourteen base backups are kept, and the log since the oldest of them', async () => {
  const { bases, wal } = backupFiles(site.backupDir)
  const [made] = await listBaseBackups(site.backupDir)
  const label = fs.readFileSync(path.join(made!.folder, 'pg/backup_label'), 'utf8')
  for (let day = 1; day <= 14; day += 1) {
    const folder = path.join(bases, baseName(new Date(Date.UTC(2030, 0, day))), 'pg')
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'backup_label'), label)
  }
  const [before, first] = ['000000010000000000000000', /file (\w+)/.exec(label)![1]]
  fs.writeFileSync(path.join(wal, before), '')
  const now = new Date('2030-01-31')
  await removeOld(site.backupDir, { now })
  const left = await listBaseBackups(site.backupDir, now)
  expect(left).toHaveLength(14)
  expect(left.at(-1)!.at).toEqual(new Date('2030-01-01'))
  expect(fs.readdirSync(wal)).not.toContain(before)
  expect(fs.readdirSync(wal)).toContain(first)
})

test('where another clock has named some, those go first that are ahead of the clock', async () => {
  const now = new Date('2030-01-13')
  const listed = await listBaseBackups(site.backupDir, now)
  expect(listed[0]!.at).toEqual(now)
  await removeOld(site.backupDir, { now, kept: 13 })
  const left = await listBaseBackups(site.backupDir)
  expect(left.map(({ at }) => at.toISOString())).not.toContain('2030-01-14T00:00:00.000Z')
  expect(left).toHaveLength(13)
})

test('on a full disk the oldest goes, until two are left', async () => {
  const before = await listBaseBackups(site.backupDir)
  expect(await removeOldest(site.backupDir)).toBe(true)
  expect(await listBaseBackups(site.backupDir)).toEqual(before.slice(0, -1))
  for (const { folder } of before.slice(2, -1)) fs.rmSync(folder, { recursive: true })
  expect(await removeOldest(site.backupDir)).toBe(false)
  expect(await listBaseBackups(site.backupDir)).toEqual(before.slice(0, 2))
})
