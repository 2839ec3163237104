import { spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { hasCode } from '../../platform/process/error-code'
import { LaunchError } from '../base/launch-error'
import { makeSecretFile } from '../base/make-secret-file'
import { postgresProgram } from './native-postgres'
import type { PostgresAccount } from './postgres-account'

export const DATABASE = 'safety'
/** The login that owns the tables. */
const SUPERUSER = 'safety'
/** The login of the running product. */
const APPLICATION = 'safety_app'

/** The files of the embedded PostgreSQL in the data folder. */
export function clusterFiles(dataDir: string) {
  return {
    cluster: path.join(dataDir, 'pg'),
    password: path.join(dataDir, 'pg.password'),
    port: path.join(dataDir, 'pg.port'),
    log: path.join(dataDir, 'pg.log'),
    /** What stood in the log before. */
    formerLog: path.join(dataDir, 'pg.log.1'),
    /** Names this database to the folder of its backups. */
    backupOrigin: path.join(dataDir, 'pg.backup-origin'),
    /** Names the folder that had its backups last. */
    backupFolder: path.join(dataDir, 'pg.backup-folder'),
  }
}

export type ClusterFiles = ReturnType<typeof clusterFiles>

export function clusterUrl(files: ClusterFiles, port: number, database = DATABASE): string {
  const password = fs.readFileSync(files.password, 'utf8').trim()
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/** The URL for the running product. Its password is an HMAC of the owner's, which cannot be computed back from it. */
export function applicationUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  const password = createHmac('sha256', url.password).update(APPLICATION).digest('base64url')
  return Object.assign(url, { username: APPLICATION, password }).href
}

/** Creates the login of the running product if it is missing: in a new cluster, or one of an older version. */
export async function ensureApplicationLogin(client: pg.Client, ownerUrl: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APPLICATION])
  if (rowCount) return
  const password = client.escapeLiteral(new URL(applicationUrl(ownerUrl)).password)
  await client.query(`CREATE ROLE ${APPLICATION} LOGIN PASSWORD ${password}`).catch((error) => {
    if (!hasCode(error, '42710', '23505')) throw error // another start has just created it
  })
}

/** Creates the cluster in a temporary folder and renames it, so that starts at the same moment end with one complete cluster. */
export function createCluster(files: ClusterFiles, account: PostgresAccount): void {
  if (fs.existsSync(files.cluster)) return
  makeSecretFile(files.password, `${randomBytes(18).toString('base64url')}\n`)
  const draft = fs.mkdtempSync(`${files.cluster}.init-`)
  const password = path.join(os.tmpdir(), `${path.basename(draft)}.password`)
  try {
    fs.copyFileSync(files.password, password)
    fs.chmodSync(password, 0o600)
    if (account.mustOwnFiles) for (const file of [draft, password]) giveTo(account, file)
    initialize(draft, password, account)
    fs.renameSync(draft, files.cluster)
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error
  } finally {
    fs.rmSync(password, { force: true })
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

function giveTo({ user }: PostgresAccount, file: string): void {
  if (user) fs.chownSync(file, user.uid, user.gid)
}

/**
 * Sorts in Thai order. LC_CTYPE has to be UTF-8, or pg_trgm finds no letters in Thai text. A backup copies
 * a segment of the WAL each minute, full or not: small ones keep that cheap.
 */
function initialize(folder: string, passwordFile: string, account: PostgresAccount): void {
  const ctype = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' }[process.platform as string] ?? 'C'
  const [command = '', ...args] = [
    ...account.prefix,
    postgresProgram('initdb'),
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-instructions',
    '--locale-provider=icu',
    '--icu-locale=th-TH',
    '--locale=C',
    '--wal-segsize=1',
    `--lc-ctype=${ctype}`,
  ]
  const { status, stderr, error } = spawnSync(command, args, {
    ...account.user,
    encoding: 'utf8',
    cwd: '/',
  })
  if (status !== 0)
    throw new LaunchError(`PostgreSQL could not make its data folder: ${stderr || error?.message}`)
}
