import path from 'node:path'
import pg from 'pg'
import { projectRoot } from '../../lib/launch/base/project-root'
import { mountDisk, unmountDisk } from './disk'
import { Machine } from './machine'
import { answers, until } from './until'

const PASSWORD = 'drill-only'
const USER = 'postgres'
const DISK_MB = 6144

/** What the two logins of the product are for the servers, through the address that they reach the database at. */
export const loginAt = (role: 'safety' | 'safety_app' | 'postgres', address: string): string =>
  `postgresql://${role}:${PASSWORD}@${address}/safety`

/** etcd on one machine, PostgreSQL under Patroni on two: a primary and a standby that takes over. */
export class Database {
  readonly nodes: readonly [Machine, Machine]
  readonly #etcd: Machine

  constructor(root: string) {
    this.#etcd = new Machine('etcd', 5, root)
    this.nodes = [new Machine('node-1', 11, root), new Machine('node-2', 12, root)]
    for (const node of this.nodes) mountDisk(diskOf(node), DISK_MB, USER)
  }

  async start(): Promise<void> {
    const url = `http://${this.#etcd.address}:2379`
    const data = path.join(this.#etcd.folder, 'data')
    this.#etcd.run('etcd', [
      ...['--data-dir', data, '--listen-client-urls', url, '--advertise-client-urls', url],
    ])
    await until('etcd', () => answers(`${url}/health`))
    for (const node of this.nodes) this.startNode(node)
    const primary = await this.primary()
    await asSuperuser(`${primary.address}:5432/postgres`, async (client) => {
      await client.query(`CREATE ROLE safety LOGIN PASSWORD '${PASSWORD}'`)
      await client.query(`CREATE ROLE safety_app LOGIN PASSWORD '${PASSWORD}'`)
      await client.query(`ALTER ROLE safety_app SET statement_timeout = '15s'`)
      await client.query('CREATE DATABASE safety OWNER safety')
    })
    await this.whole()
  }

  startNode(node: Machine): void {
    const config = path.join(projectRoot, 'deploy/patroni.yml')
    node.run('patroni', [config], {
      user: USER,
      env: {
        PATRONI_NAME: node.name,
        PATRONI_ETCD3_HOSTS: `${this.#etcd.address}:2379`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${node.address}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${node.address}:5432`,
        PATRONI_POSTGRESQL_DATA_DIR: path.join(diskOf(node), 'rows'),
        PATRONI_POSTGRESQL_PGPASS: path.join(diskOf(node), 'pgpass'),
        PATRONI_SUPERUSER_USERNAME: USER,
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
      },
    })
  }

  async primary(): Promise<Machine> {
    let found: Machine | undefined
    await until('a primary', async () => {
      for (const node of this.nodes) if (await says(node, 'primary')) found = node
      return found !== undefined
    })
    return found!
  }

  /** Waits until another machine than `old` is the primary. */
  async otherThan(old: Machine): Promise<void> {
    await until('the standby takes over', () => says(this.standbyOf(old), 'primary'))
  }

  /** Waits until the standby has whatever is acknowledged, and may take over. */
  async whole(): Promise<void> {
    await until('a standby that may take over', () => this.#isWhole(), 120_000)
  }

  /** PostgreSQL knows of its standby before Patroni has written down that it may take over. */
  async #isWhole(): Promise<boolean> {
    const primary = await this.primary()
    const standby = this.standbyOf(primary)
    return (await says(standby, 'synchronous')) && (await this.read(hasSynchronousStandby))
  }

  standbyOf(primary: Machine): Machine {
    return this.nodes.find((node) => node !== primary)!
  }

  /** Runs the work at the primary, as a superuser. */
  async read<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return asSuperuser(`${(await this.primary()).address}:5432/safety`, work)
  }

  close(): void {
    for (const node of this.nodes) unmountDisk(diskOf(node))
  }
}

export const diskOf = (node: Machine): string => path.join(node.folder, 'disk')

const says = (node: Machine, state: 'primary' | 'synchronous'): Promise<boolean> =>
  answers(`http://${node.address}:8008/${state}`, 'OPTIONS').catch(() => false)

const SYNCHRONOUS = `SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'`

const hasSynchronousStandby = async (client: pg.Client): Promise<boolean> =>
  (await client.query(SYNCHRONOUS)).rowCount === 1

async function asSuperuser<T>(place: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `postgresql://${USER}:${PASSWORD}@${place}` })
  client.on('error', () => undefined) // the query says it
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
