import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hasCode, isConnectionLost } from '../../platform/process/error-code'
import { LaunchError } from '../base/launch-error'
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
import { shortenLog } from './shorten-log'
import { findPostmaster, type Postmaster } from './postmaster'

type EmbeddedPostgres = Postmaster & {
  url: string
  /** another process had started it */
  wasRunning: boolean
}

export type PostgresSettings = Record<string, string | number>

const SETTINGS: PostgresSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  max_connections: 100,
}

/** In milliseconds. */
const NOTICE_INTERVAL = 15_000
const STOP_LIMIT = 30_000
const MAX_ATTEMPTS = 4

type Ends = {
  /** A server that this call has started goes on. */
  limit?: AbortSignal
  /** A server that this call has started is stopped. */
  interruption?: AbortSignal
}

/**
 * Starts the embedded PostgreSQL of this data folder unless it is running: any number of processes may call this at
 * once. The server is a detached process, so that killing the product, even with SIGKILL, does not harm the data.
 * `settings` take effect only if this call starts the server.
 */
export async function startPostgres(
  dataDir: string,
  settings: PostgresSettings = {},
  { limit, interruption }: Ends = {},
): Promise<EmbeddedPostgres> {
  const files = clusterFiles(path.resolve(dataDir))
  const account = choosePostgresAccount(files.cluster)
  prepareFolder(path.dirname(files.cluster), account)
  createCluster(files, account)
  const { postmaster, wasRunning } = await untilReady(
    files,
    () => launch(files, account, settings),
    { limit, interruption },
  )
  return { ...postmaster, wasRunning, url: clusterUrl(files, postmaster.port) }
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
  const deadline = Date.now() + STOP_LIMIT
  while (findPostmaster(cluster) && Date.now() < deadline) await sleep(50)
  return true
}

function prepareFolder(folder: string, account: PostgresAccount): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account.mustOwnFiles) fs.chmodSync(folder, 0o711) // the other user has to be able to enter it
}

type ServerProcess = { hasExited: boolean; interrupt: () => void }

/**
 * Of several servers started at once all but one exit, and their starters join that one. A recovery takes as long as it
 * takes: what is given up begins anew at the next start.
 */
async function untilReady(
  files: ClusterFiles,
  launchServer: () => Promise<ServerProcess>,
  { limit, interruption }: Ends,
) {
  let server: ServerProcess | undefined
  const isOver = () => limit?.aborted || interruption?.aborted
  const tellOfWait = noticeOfWait(files.log)
  for (let attempts = 0; !isOver(); await sleep(50)) {
    const postmaster = findPostmaster(files.cluster)
    if (!postmaster && server?.hasExited !== false) {
      if (attempts === MAX_ATTEMPTS) break
      attempts += 1
      server = await launchServer()
    }
    if (
      postmaster?.isReady &&
      (await ensureDatabase(clusterUrl(files, postmaster.port, 'postgres')))
    ) {
      return { postmaster, wasRunning: server === undefined }
    }
    tellOfWait()
  }
  if (!interruption?.aborted)
    throw new LaunchError(`The embedded PostgreSQL did not start: ${files.log} says why.`)
  if (server) await stopLaunched(server)
  throw new LaunchError('The start was interrupted.')
}

function noticeOfWait(log: string): () => void {
  let at = performance.now() + NOTICE_INTERVAL
  return () => {
    if (performance.now() < at) return
    at += NOTICE_INTERVAL
    console.log(
      `  The database is still starting, as after a power cut: ${log} says how far it is…`,
    )
  }
}

/** Its postmaster.pid may not be there yet. */
async function stopLaunched(server: ServerProcess): Promise<void> {
  server.interrupt()
  const deadline = Date.now() + STOP_LIMIT
  while (!server.hasExited && Date.now() < deadline) await sleep(50)
}

async function launch(
  files: ClusterFiles,
  account: PostgresAccount,
  settings: PostgresSettings,
): Promise<ServerProcess> {
  const last = lastPort(files)
  const port = await freePort(last)
  if (port !== last) fs.writeFileSync(files.port, String(port)) // on a full disk it would be emptied
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ])
  const [command = '', ...args] = [
    ...account.prefix,
    postgresProgram('postgres'),
    '-D',
    files.cluster,
    '-p',
    String(port),
    ...options,
  ]
  shortenLog(files)
  const log = fs.openSync(files.log, 'a', 0o600) // it quotes rows
  // A login that may read files of the server would find the keys of its encrypted columns in its environment
  const { FIELD_KEY: _, ...env } = process.env
  const child = spawn(command, args, {
    ...account.user,
    env,
    detached: true,
    stdio: ['ignore', log, log],
    cwd: '/',
  })
  const server = { hasExited: false, interrupt: () => void child.kill('SIGINT') }
  child
    .on('exit', () => {
      server.hasExited = true
    })
    .unref()
  fs.closeSync(log)
  return server
}

/** Reused if still free, so that URLs which others have copied stay valid over restarts. */
function lastPort(files: ClusterFiles): number | undefined {
  return fs.existsSync(files.port)
    ? Number(fs.readFileSync(files.port, 'utf8')) || undefined
    : undefined
}

/** Creates the product's database if it is missing. False when the server does not accept connections yet. */
async function ensureDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      DATABASE,
    ])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
    return true
  } catch (error) {
    if (hasCode(error, '42P04', '23505')) return true // another start has just created it
    if (isConnectionLost(error)) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
