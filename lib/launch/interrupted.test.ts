import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupFiles, UNFINISHED } from '../platform/backup/backup-folder'
import { production } from '../testing/runs/configuration'
import { withClient } from './base/client'
import { projectRoot } from './base/project-root'
import { EmbeddedDatabase } from './postgres/embedded-database'
import { postgresStatus, stopPostgres } from './postgres/embedded-postgres'
import { clusterFiles } from './postgres/postgres-cluster'

let folder: string
const dataDir = () => path.join(folder, 'data')
const backupDir = () => path.join(folder, 'backup')

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'interrupted-'))
  process.env.PGAPPNAME = 'site-safety test'
})

afterEach(async () => {
  await stopPostgres(dataDir())
  fs.rmSync(folder, { recursive: true })
})

function run(...args: string[]) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: projectRoot,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      DATA_DIR: dataDir(),
      BACKUP_DIR: backupDir(),
      ...production,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (output += String(text)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, output: () => output }
}

async function until(isReached: () => boolean, child: ChildProcess): Promise<void> {
  while (!isReached() && child.exitCode === null) await sleep(5)
}

const START = `
  import { openDatabase } from './lib/launch/database.ts'
  import { readConfig } from './lib/platform/config/config.ts'
  await openDatabase(readConfig(process.env))
  console.log('is open')
  setInterval(() => undefined, 1_000)`

test.each([
  ['while the embedded PostgreSQL starts', () => fs.existsSync(clusterFiles(dataDir()).port)],
  ['while the database is prepared', () => postgresStatus(dataDir())?.isReady === true],
])('a Ctrl-C %s does not leave it running', async (_, isReached) => {
  const { child, ended } = run('--input-type=module', '--eval', START)
  await until(isReached, child)
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  await sleep(500) // in which PostgreSQL would have written its postmaster.pid
  expect(postgresStatus(dataDir())).toBeUndefined()
})

test('a SIGTERM before the server listens does not leave PostgreSQL running', async () => {
  const { child, ended, output } = run('--input-type=module', '--eval', START)
  await until(() => output().includes('is open'), child)
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  expect(postgresStatus(dataDir())).toBeUndefined()
})

test.each(['verify-audit', 'demo-lock', 'rekey'])(
  'a Ctrl-C during %s does not leave PostgreSQL running, and is no error',
  async (command) => {
    await (await EmbeddedDatabase.join(dataDir())).leave()
    const { child, ended, output } = run(`lib/launch/${command}.ts`)
    await until(() => postgresStatus(dataDir())?.isReady === true, child)
    child.kill('SIGINT')
    expect([await ended, output()]).toEqual([1, ''])
    expect(postgresStatus(dataDir())).toBeUndefined()
  },
)

test('a backup that is given up leaves neither PostgreSQL running nor a part of itself', async () => {
  await (await EmbeddedDatabase.join(dataDir())).leave()
  const { bases } = backupFiles(backupDir())
  const listed = () => (fs.existsSync(bases) ? fs.readdirSync(bases) : [])
  const { child, ended, output } = run('lib/launch/backup.ts')
  await until(() => listed().some((name) => name.endsWith(UNFINISHED)), child)
  child.kill('SIGTERM')
  expect([await ended, output().trim()]).toEqual([
    1,
    'The backup was given up, and nothing is left of it.',
  ])
  expect(listed()).toEqual([])
  expect(postgresStatus(dataDir())).toBeUndefined()
})

test('a command that cannot prepare the database does not leave PostgreSQL running', async () => {
  const database = await EmbeddedDatabase.join(dataDir())
  await withClient(database.url, (client) => client.query('CREATE TABLE users ()'))
  await database.leave()
  const { ended, output } = run('lib/launch/verify-audit.ts')
  expect([await ended, output()]).toEqual([1, expect.stringMatching(/Migration \w+ failed/)])
  expect(postgresStatus(dataDir())).toBeUndefined()
})
