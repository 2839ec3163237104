import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config'
import { production } from '../testing/runs/configuration'
import { projectRoot } from './base/project-root'
import { prepareFieldKey } from './field-key'
import { clusterFiles } from './postgres/postgres-cluster'
import { EmbeddedDatabase } from './postgres/embedded-database'
import { embeddedLogins, prepareDatabase } from './postgres/prepare-database'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'))
const NEW = Buffer.alloc(32, 'new').toString('base64')
const given = process.env.FIELD_KEY

beforeAll(() => {
  process.env.PGAPPNAME = 'site-safety test'
})

afterAll(() => {
  process.env.FIELD_KEY = given
  fs.rmSync(folder, { recursive: true })
})

function npmRun(command: string, env: Record<string, string>, ...args: string[]) {
  return spawnSync('npm', ['run', '--silent', command, '--', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...env },
  })
}

test.each(['audit:verify', 'demo:lock', 'rekey', 'backup'])(
  'npm run %s makes no database where there is none',
  (command) => {
    const dataDir = path.join(folder, 'data')
    const env = { DATA_DIR: dataDir, BACKUP_DIR: path.join(folder, 'backup') }
    const { status, stderr } = npmRun(command, env)
    expect([status, stderr.trim()]).toEqual([
      1,
      `There is no database in ${dataDir}: run this with the settings of the start, DATA_DIR among them.`,
    ])
    expect(fs.readdirSync(folder)).toEqual([])
  },
)

test.each(['audit:verify', 'demo:lock', 'rekey'])(
  'npm run %s says in a sentence that the database of DATABASE_URL cannot be used',
  (command) => {
    const DATABASE_URL = 'postgresql://app:secret@127.0.0.1:1/safety'
    const { status, stderr } = npmRun(command, { DATABASE_URL })
    expect([status, stderr.trim()]).toEqual([1, 'DATABASE_URL: nothing answers at 127.0.0.1:1.'])
  },
)

test('npm run rekey takes the keys from the file of the data folder', async () => {
  const DATA_DIR = path.join(folder, 'of-the-site')
  const database = await EmbeddedDatabase.join(DATA_DIR)
  const logins = embeddedLogins(database.url)
  await prepareDatabase(logins)
  const start = () => prepareFieldKey(logins, readConfig({ DATA_DIR }))
  await start()
  const file = path.join(DATA_DIR, 'field.key')
  fs.writeFileSync(file, `${NEW}\n${fs.readFileSync(file, 'utf8')}`)
  const { status, stdout, stderr } = npmRun('rekey', { DATA_DIR })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain(`take them out of ${file}`)
  fs.writeFileSync(file, NEW)
  await expect(start()).resolves.toBeUndefined()
  await database.leave()
})

test('npm run db:reset erases a site only where it is told that this is one', () => {
  const DATA_DIR = path.join(folder, 'in-production')
  const { cluster } = clusterFiles(DATA_DIR)
  fs.mkdirSync(cluster, { recursive: true })
  const env = { DATA_DIR, BACKUP_DIR: path.join(folder, 'backup'), ...production }
  const refused = npmRun('db:reset', env)
  expect([refused.status, refused.stderr.trim()]).toEqual([
    1,
    `SITE_MODE is production: all that the site has recorded in ${DATA_DIR} would be lost. Where that is meant: npm run db:reset -- --erase-production`,
  ])
  expect(fs.existsSync(cluster)).toBe(true)
  const erased = npmRun('db:reset', env, '--erase-production')
  expect([erased.status, erased.stdout.trim()]).toEqual([
    0,
    `The database in ${DATA_DIR} is erased. The next start makes a new one.`,
  ])
  expect(fs.existsSync(cluster)).toBe(false)
})
