import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type PostgresSettings, startPostgres, stopPostgres } from './embedded-postgres'
import { isConnectionLost } from '../../platform/process/error-code'
import { log } from '../../platform/log/log'

/** Held shared by every process that uses the embedded PostgreSQL: who gets it alone is the last one. */
const PRESENCE = 72707370
const ATTEMPTS = 5
const OTHERS_LIMIT_MS = 1_000

/** Our own other connections bear our name. A person's psql does not, and keeps the server running. */
const HAS_OTHERS = `EXISTS (SELECT FROM pg_stat_activity WHERE backend_type = 'client backend'
  AND application_name <> current_setting('application_name'))`

/**
 * A process's use of the embedded PostgreSQL. It starts the server or joins it, starts it anew where it has died,
 * and on leaving stops it, unless somebody else still uses it.
 */
export class EmbeddedDatabase {
  private hasLeft = false

  private constructor(
    private readonly dataDir: string,
    private readonly settings: PostgresSettings,
    readonly url: string,
    private connection: pg.Client,
  ) {
    this.watch()
  }

  static async join(dataDir: string, settings: PostgresSettings = {}): Promise<EmbeddedDatabase> {
    const { url, connection } = await startAndEnter(dataDir, settings)
    return new EmbeddedDatabase(dataDir, settings, url, connection)
  }

  /** True when this was the last process, and the server has been stopped. */
  async leave(): Promise<boolean> {
    this.hasLeft = true
    const isLast = await this.isLast().catch(() => false)
    if (isLast) await stopPostgres(this.dataDir)
    await this.connection.end().catch(() => undefined)
    return isLast
  }

  /** Two who leave at the same moment: the one who gets the lock waits for the other to be gone. */
  private async isLast(): Promise<boolean> {
    if (
      !(await this.ask('pg_advisory_unlock_shared($1) AND pg_try_advisory_lock($1)', [PRESENCE]))
    ) {
      return false
    }
    const giveUp = Date.now() + OTHERS_LIMIT_MS
    while (await this.ask(HAS_OTHERS)) {
      if (Date.now() > giveUp) return false
      await sleep(50)
    }
    return true
  }

  private async ask(question: string, values: unknown[] = []): Promise<boolean> {
    const { rows } = await this.connection.query<{ yes: boolean }>(
      `SELECT ${question} AS yes`,
      values,
    )
    return rows[0]?.yes === true
  }

  private watch(): void {
    this.connection.on('error', () => undefined) // 'end' follows
    this.connection.once('end', () => {
      if (!this.hasLeft) void this.rejoin()
    })
  }

  private async rejoin(): Promise<void> {
    try {
      const { url, connection } = await startAndEnter(this.dataDir, this.settings)
      if (url !== this.url)
        log.error({}, 'The embedded PostgreSQL has moved to another port: start again.')
      this.connection = connection
      this.watch()
    } catch (error) {
      log.error({ error: String(error) }, 'The embedded PostgreSQL has gone and cannot be started')
    }
  }
}

async function startAndEnter(dataDir: string, settings: PostgresSettings) {
  for (let attempt = 1; ; attempt += 1) {
    const { url } = await startPostgres(dataDir, settings)
    try {
      return { url, connection: await enter(url) }
    } catch (error) {
      // Whoever was the last one may be stopping it at this moment
      if (!isConnectionLost(error) || attempt === ATTEMPTS) throw error
    }
    await sleep(200)
  }
}

async function enter(url: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: url, keepAlive: true })
  connection.on('error', () => undefined) // rejects the calls below
  await connection.connect()
  await connection.query('SELECT pg_advisory_lock_shared($1)', [PRESENCE])
  return connection
}
