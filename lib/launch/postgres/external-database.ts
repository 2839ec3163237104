import pg from 'pg'
import type { Config } from '../../platform/config/config'
import { errorCode } from '../../platform/process/error-code'
import { LaunchError } from '../base/launch-error'

const OLDEST_VERSION = 15
/** In milliseconds. */
const CONNECT_TIMEOUT = 5_000

/** Throws a LaunchError for the first of the two that cannot be used. */
export async function refuseUnusableDatabases({
  databaseUrl,
  databaseOwnerUrl,
}: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>): Promise<void> {
  if (databaseUrl) await refuseUnusableDatabase(databaseUrl)
  if (databaseOwnerUrl) await refuseUnusableDatabase(databaseOwnerUrl, 'DATABASE_OWNER_URL')
}

/** Throws a LaunchError, one sentence without the password, if the database cannot be used. */
export async function refuseUnusableDatabase(
  databaseUrl: string,
  variable = 'DATABASE_URL',
): Promise<void> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
    })
    client.on('error', () => undefined) // the calls below reject
    await client.connect()
    const { rows } = await client.query<{ version: number; encoding: string }>(VERSION_AND_ENCODING)
    refuseOldVersion(rows[0]!.version)
    refuseOtherEncoding(rows[0]!.encoding, variable)
  } catch (error) {
    if (error instanceof LaunchError) throw error
    throw new LaunchError(`${variable}: ${reasonOf(error, new URL(databaseUrl))}`)
  } finally {
    void client?.end().catch(() => undefined) // may wait for a server that never answers
  }
}

const VERSION_AND_ENCODING = `SELECT current_setting('server_version_num')::int / 10000 AS version,
  current_setting('server_encoding') AS encoding`

function refuseOtherEncoding(encoding: string, variable: string): void {
  if (encoding === 'UTF8') return
  throw new LaunchError(
    `${variable}: the database is encoded in ${encoding} and cannot hold Thai: make one with ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0.`,
  )
}

export function refuseOldVersion(version: number): void {
  if (version >= OLDEST_VERSION) return
  throw new LaunchError(
    `DATABASE_URL: PostgreSQL ${OLDEST_VERSION} or newer is needed, this is ${version}.`,
  )
}

/** Node's codes, such as CERT_HAS_EXPIRED. */
const OF_CERTIFICATES = /CERT|LEAF_SIGNATURE/

function reasonOf(error: unknown, { hostname, port, username, pathname }: URL): string {
  const message = error instanceof Error ? error.message : String(error)
  const where = `${hostname}:${port || 5432}`
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing answers at ${where}.`,
    ENOTFOUND: `there is no host named ${hostname}.`,
    EAI_AGAIN: `there is no host named ${hostname}.`,
    EHOSTUNREACH: `${where} cannot be reached.`,
    ENOENT: `a file that it needs is not there (${message}).`,
    '28P01': `the server at ${where} refuses the password of user ${username}.`,
    '28000': `the server at ${where} refuses user ${username}.`,
    '3D000': `the server at ${where} has no database named ${pathname.slice(1)}.`,
    '53300': `the server at ${where} has no connection left.`,
    '57P03': `the server at ${where} is starting or stopping.`,
  }
  if (error instanceof URIError) return 'a % in it stands for itself: write it as %25.'
  const code = errorCode(error) ?? ''
  if (OF_CERTIFICATES.test(code))
    return `the certificate of the server at ${where} is not accepted (${message}).`
  return reasons[code] ?? `no PostgreSQL server answers at ${where} (${message}).`
}
