import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../lib/launch/base/project-root'
import { Database } from './database'
import { Machine } from './machine'
import { addressOf, closeNetwork, openNetwork } from './network'
import { Server } from './server'
import { answers, until } from './until'

const BALANCER_PLACE = 3

/** In milliseconds. Until it has asked, HAProxy takes each database machine for the primary. */
const FIRST_CHECKS = 5_000

/**
 * In milliseconds. After this the balancer sends requests to a server that came back: `fail_duration` and a
 * `health_interval`.
 */
const TAKEN_UP = 5_000

/** A whole site on one machine, made of the files in `deploy/`: balancer, two servers, two databases. */
export class Site {
  readonly url = `http://${addressOf(BALANCER_PLACE)}`
  readonly folder: string
  readonly database: Database
  readonly servers: readonly [Server, Server]
  readonly #balancer: Machine

  constructor() {
    openNetwork()
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-safety-drill-'))
    fs.chmodSync(this.folder, 0o755) // PostgreSQL runs as another user
    this.database = new Database(this.folder)
    const fieldKey = randomBytes(32).toString('base64')
    const settings = { appUrl: this.url, fieldKey, database: this.database }
    this.servers = [
      new Server('server-1', 21, this.folder, settings),
      new Server('server-2', 22, this.folder, settings),
    ]
    this.#balancer = new Machine('balancer', BALANCER_PLACE, this.folder)
  }

  /** With the product that stands in `folder`, built. */
  async start(folder = projectRoot): Promise<void> {
    await this.database.start()
    for (const server of this.servers) server.startWayToDatabase()
    await sleep(FIRST_CHECKS)
    for (const server of this.servers) await server.start(folder)
    const config = path.join(projectRoot, 'deploy/Caddyfile')
    this.#balancer.run('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
      env: {
        APP_URL: this.url,
        SERVERS: this.servers.map(({ machine }) => `${machine.address}:3000`).join(' '),
        HOME: this.#balancer.folder,
      },
    })
    await until('the balancer', () => answers(`${this.url}/readyz`))
  }

  /** Waits until nothing is missing: both servers are asked, the standby has everything. */
  async whole(): Promise<void> {
    await this.database.whole()
    for (const server of this.servers) await until('a server', () => server.isReady())
    await sleep(TAKEN_UP)
  }

  close(): void {
    closeNetwork()
    this.database.close()
  }
}
