import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { startPostgres, stopPostgres } from '../../lib/launch/postgres/embedded-postgres'
import { migrate } from '../../lib/launch/postgres/migrate'
import { withClient } from '../../lib/launch/base/client'
import { projectRoot } from '../../lib/launch/base/project-root'

const DATA_DIR = path.join(projectRoot, '.data/bench')

/** Days of datasets are those of the site, in whose zone it may be tomorrow already. */
const ZONE = 'Asia/Bangkok'

/** The database that every server of the bench uses. */
export type BenchDatabase = {
  url: string
  version: string
  /** of the postmaster, whose child processes do the work */
  pid: number
  run: (sql: string) => Promise<pg.QueryResult>
  stop: () => Promise<void>
}

/** Creates a database with the product's tables and the rows of a dataset. */
export async function openDatabase(dataset: string): Promise<BenchDatabase> {
  // Autovacuum would run during measurements: `cleanUp` vacuums between rounds
  const postgres = await startPostgres(DATA_DIR, { autovacuum: 'off' })
  const stopAtOnce = () => process.kill(postgres.pid, 'SIGINT')
  process.once('exit', stopAtOnce) // if the bench is interrupted
  await withClient(postgres.url, async (client) => {
    await client.query('DROP DATABASE IF EXISTS bench WITH (FORCE)')
    await client.query('CREATE DATABASE bench')
  })
  const url = Object.assign(new URL(postgres.url), { pathname: '/bench' }).href
  await migrate(url, path.join(projectRoot, 'prisma/migrations'))
  const run = (sql: string) => withClient(url, (client) => client.query(sql))
  await run(`SET TIME ZONE '${ZONE}';\n${fs.readFileSync(dataset, 'utf8')}`)
  await run('VACUUM ANALYZE')
  const [{ version }] = (await run(`SELECT current_setting('server_version') AS version`)).rows
  const stop = async () => {
    process.off('exit', stopAtOnce)
    await stopPostgres(DATA_DIR)
  }
  return { url, version, pid: postgres.pid, run, stop }
}
