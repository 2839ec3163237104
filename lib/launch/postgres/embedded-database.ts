import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { locks } from '../base/client'
import { clusterFiles } from './postgres-cluster'
import { shortenLog } from './shorten-log'
import { type PostgresSettings, startPostgres, stopPostgres } from './embedded-postgres'
import { HOUR } from '../../platform/dates/durations'
import { isConnectionLost } from '../../platform/process/error-code'
import { log } from '../../platform/log/log'

const MAX_ATTEMPTS = 5
/** In milliseconds. */
const OTHERS_LIMIT = 1_000
const RESTART_PAUSE = 1_000

/** Whether another program, such as psql, is connected. Connections of this process share its application name. */
const HAS_OTHERS = `EXISTS (SELECT FROM pg_stat_activity WHERE backend_type = 'client backend'
  AND application_name <> current_setting('application_name'))`

/**
 * One process's use of the embedded PostgreSQL. Joining starts the server if it does not run, and a server that dies
 * is restarted. The last process to leave stops it, unless another program is connected.
 */
export class EmbeddedDatabase {
  private leaving: Promise<boolean> | undefined
  private restarting: Promise<void> | undefined
  private isConnected = true
  private readonly interruption = new AbortController()
  private readonly shortening: NodeJS.Timeout

  private constructor(
    private readonly dataDir: string,
    private readonly settings: PostgresSettings,
    readonly url: string,
    private connection: pg.Client,
  ) {
    this.watch()
    const files = clusterFiles(path.resolve(dataDir))
    this.shortening = setInterval(() => shortenLog(files), HOUR).unref()
  }

  static async join(
    dataDir: string,
    settings: PostgresSettings = {},
    interruption?: AbortSignal,
  ): Promise<EmbeddedDatabase> {
    const { url, connection } = await startAndConnect(dataDir, settings, interruption)
    return new EmbeddedDatabase(dataDir, settings, url, connection)
  }

  /** True when this was the last process, and the server has been stopped. */
  leave(): Promise<boolean> {
    return (this.leaving ??= this.leaveOnce())
  }

  private async leaveOnce(): Promise<boolean> {
    this.interruption.abort()
    clearInterval(this.shortening)
    await this.restarting
    // One that recovers serves nobody, and another process that has joined starts it again.
    const isLast = this.isConnected ? await this.isLast().catch(() => false) : true
    if (isLast) await stopPostgres(this.dataDir)
    await this.connection.end().catch(() => undefined)
    return isLast
  }

  /** Of two processes that leave at the same moment, the one that gets the lock waits until the other has disconnected. */
  private async isLast(): Promise<boolean> {
    if (
      !(await this.query('pg_advisory_unlock_shared($1) AND pg_try_advisory_lock($1)', [
        locks.presence,
      ]))
    ) {
      return false
    }
    const deadline = Date.now() + OTHERS_LIMIT
    while (await this.query(HAS_OTHERS)) {
      if (Date.now() > deadline) return false
      await sleep(50)
    }
    return true
  }

  private async query(condition: string, values: unknown[] = []): Promise<boolean> {
    const { rows } = await this.connection.query<{ yes: boolean }>(
      `SELECT ${condition} AS yes`,
      values,
    )
    return rows[0]?.yes === true
  }

  private watch(): void {
    this.connection.on('error', () => undefined) // 'end' follows
    this.connection.once('end', () => {
      this.isConnected = false
      if (!this.interruption.signal.aborted) this.restarting = this.restart()
    })
  }

  /** Tries until it succeeds, or until this process leaves. */
  private async restart(): Promise<void> {
    const { signal } = this.interruption
    while (!signal.aborted) {
      try {
        const { url, connection } = await startAndConnect(this.dataDir, this.settings, signal)
        if (url !== this.url)
          log.error({}, 'The embedded PostgreSQL has moved to another port: start again.')
        this.connection = connection
        this.isConnected = true
        this.watch()
        return
      } catch (error) {
        if (signal.aborted) return
        log.error(
          { error: String(error) },
          'The embedded PostgreSQL has gone and cannot be started; it is tried again',
        )
        await sleep(RESTART_PAUSE)
      }
    }
  }
}

async function startAndConnect(
  dataDir: string,
  settings: PostgresSettings,
  interruption?: AbortSignal,
) {
  for (let attempt = 1; ; attempt += 1) {
    const { url } = await startPostgres(dataDir, settings, { interruption })
    try {
      return { url, connection: await connect(url) }
    } catch (error) {
      // The last process to leave may be stopping the server at this moment
      if (!isConnectionLost(error) || attempt === MAX_ATTEMPTS) throw error
    }
    await sleep(200)
  }
}

async function connect(url: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: url, keepAlive: true })
  connection.on('error', () => undefined) // the calls below reject
  await connection.connect()
  await connection.query('SELECT pg_advisory_lock_shared($1)', [locks.presence])
  return connection
}
