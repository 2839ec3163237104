import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hasCode, isConnectionLost } from '../../platform/process/error-code'
import { freePort } from './free-port'
import { postgresProgram } from './native-postgres'
import { choosePostgresAccount, type PostgresAccount } from './postgres-account'
import {
  clusterFiles,
  type ClusterFiles,
  clusterUrl,
  createCluster,
  DATABASE,
} from './postgres-cluster'
import { findPostmaster, type Postmaster } from './postmaster'

export type EmbeddedPostgres = Postmaster & {
  url: string
  /** somebody else had started it */
  wasRunning: boolean
  /** how it is run, in words */
  runsAs: string
}

export type PostgresSettings = Record<string, string | number>

const SETTINGS: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  max_connections: 100,
}

const RECOVERY_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 30_000
const ATTEMPTS = 4

/**
 * Starts the embedded PostgreSQL of this data folder, or joins it: any number of processes may call this.
 * The server is a daemon of its own, so that killing the product, even by force, does not take the data with it.
 * `settings` count only where this call is the one that starts it.
 */
export async function startPostgres(
  dataDir: string,
  settings: PostgresSettings = {},
): Promise<EmbeddedPostgres> {
  const files = clusterFiles(path.resolve(dataDir))
  const account = choosePostgresAccount(files.cluster)
  prepareFolder(path.dirname(files.cluster), account)
  createCluster(files, account)
  const { postmaster, wasRunning } = await untilReady(files, () => launch(files, account, settings))
  return {
    ...postmaster,
    wasRunning,
    url: clusterUrl(files, postmaster.port),
    runsAs: account.description,
  }
}

export function postgresStatus(dataDir: string): Postmaster | undefined {
  return findPostmaster(clusterFiles(path.resolve(dataDir)).cluster)
}

/** False when nothing was running. */
export async function stopPostgres(dataDir: string): Promise<boolean> {
  const { cluster } = clusterFiles(path.resolve(dataDir))
  const postmaster = findPostmaster(cluster)
  if (!postmaster) return false
  if (process.platform === 'win32') {
    spawnSync(postgresProgram('pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w'])
  } else {
    process.kill(postmaster.pid, 'SIGINT') // "fast": rolls back, writes a checkpoint, exits
  }
  const giveUp = Date.now() + STOP_LIMIT_MS
  while (findPostmaster(cluster) && Date.now() < giveUp) await sleep(50)
  return true
}

function prepareFolder(folder: string, account: PostgresAccount): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account.mustOwnFiles) fs.chmodSync(folder, 0o711) // the other user has to be able to pass
}

type Launched = { hasExited: boolean }

/** The one who loses a race of starters sees its server exit, and joins the winner's. Crash recovery may take a while. */
async function untilReady(files: ClusterFiles, launchServer: () => Promise<Launched>) {
  const giveUp = Date.now() + RECOVERY_LIMIT_MS
  let launched: Launched | undefined
  for (let attempts = 0; Date.now() < giveUp; await sleep(50)) {
    const postmaster = findPostmaster(files.cluster)
    if (!postmaster && launched?.hasExited !== false) {
      if (attempts === ATTEMPTS) break
      attempts += 1
      launched = await launchServer()
    }
    if (
      postmaster?.isReady &&
      (await hasDatabase(clusterUrl(files, postmaster.port, 'postgres')))
    ) {
      return { postmaster, wasRunning: launched === undefined }
    }
  }
  throw new Error(`The embedded PostgreSQL did not start: ${files.log} says why`)
}

async function launch(
  files: ClusterFiles,
  account: PostgresAccount,
  settings: PostgresSettings,
): Promise<Launched> {
  const port = await freePort(lastPort(files))
  fs.writeFileSync(files.port, String(port))
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const [command = '', ...args] = [
    ...[...account.prefix, postgresProgram('postgres'), '-D', files.cluster],
    ...['-p', String(port), ...options],
  ]
  const log = fs.openSync(files.log, 'a')
  const launched = { hasExited: false }
  spawn(command, args, { ...account.user, detached: true, stdio: ['ignore', log, log], cwd: '/' })
    .on('exit', () => {
      launched.hasExited = true
    })
    .unref()
  fs.closeSync(log)
  return launched
}

/** The same port over restarts, where it is still free: what was told the URL stays right. */
function lastPort(files: ClusterFiles): number | undefined {
  return fs.existsSync(files.port)
    ? Number(fs.readFileSync(files.port, 'utf8')) || undefined
    : undefined
}

/** Makes the product's database where it is missing. False: the server does not take connections yet. */
async function hasDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      DATABASE,
    ])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
    return true
  } catch (error) {
    if (hasCode(error, '42P04', '23505')) return true // another starter has just made it
    if (isConnectionLost(error)) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
