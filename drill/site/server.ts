import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../lib/launch/base/project-root'
import { type Database, loginAt } from './database'
import { Machine, type Program } from './machine'
import { answers, until } from './until'

/** The site's first user. */
export const administrator = { email: 'admin@example.com', password: 'drill-only-password' }

const POOLER_LOGIN = /:\/\/(.*):(.*)@/

/** The variables of Debian's faketime, which gives a program a clock of its own. */
type Clock = Record<
  | 'LD_PRELOAD'
  | 'FAKETIME_TIMESTAMP_FILE'
  | 'FAKETIME_CACHE_DURATION'
  | 'FAKETIME_DONT_FAKE_MONOTONIC',
  string
>

/** What all servers of a site have in common. */
export type ServerSettings = { appUrl: string; fieldKey: string; database: Database }

/** A machine with the product, the pooler that it asks, and HAProxy, which knows the primary. */
export class Server {
  readonly machine: Machine
  readonly #clock: Clock
  #product?: Program

  constructor(
    name: string,
    place: number,
    root: string,
    readonly settings: ServerSettings,
  ) {
    this.machine = new Machine(name, place, root)
    this.#clock = {
      LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
      FAKETIME_TIMESTAMP_FILE: path.join(this.machine.folder, 'clock'),
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
    this.setClock(0)
  }

  get url(): string {
    return `http://${this.machine.address}:3000`
  }

  startWayToDatabase(): void {
    const [node1, node2] = this.settings.database.nodes
    const config = path.join(projectRoot, 'deploy/haproxy.cfg')
    this.machine.run('haproxy', ['-f', config], {
      env: { NODE_1: node1.address, NODE_2: node2.address },
    })
    this.machine.run('pgbouncer', [this.#poolerConfig()], { user: 'postgres' })
  }

  /** Debian's file names its users in a file of /etc. */
  #poolerConfig(): string {
    const [, user, password] = POOLER_LOGIN.exec(loginAt('safety_app', ''))!
    const users = path.join(this.machine.folder, 'userlist.txt')
    fs.writeFileSync(users, `"${user}" "${password}"\n`)
    const template = fs.readFileSync(path.join(projectRoot, 'deploy/pgbouncer.ini'), 'utf8')
    const config = path.join(this.machine.folder, 'pgbouncer.ini')
    fs.writeFileSync(config, template.replace(/^auth_file = .*$/m, `auth_file = ${users}`))
    return config
  }

  /** Starts the product that stands in `folder`, and waits until it takes requests. */
  async start(folder = projectRoot): Promise<void> {
    this.#product = this.machine.run(process.execPath, ['lib/launch/start.mjs'], {
      cwd: folder,
      env: {
        HOSTNAME: '0.0.0.0',
        PORT: '3000',
        APP_URL: this.settings.appUrl,
        TRUST_PROXY: '1',
        SHUTDOWN_DELAY: '5',
        LOG_LEVEL: 'warn',
        CALLS_PER_MINUTE: '1000000',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        FIELD_KEY: this.settings.fieldKey,
        DATA_DIR: path.join(this.machine.folder, 'data'),
        DATABASE_URL: loginAt('safety_app', '127.0.0.1:6432'),
        DATABASE_OWNER_URL: loginAt('safety', '127.0.0.1:5000'),
        DB_STATEMENT_NAMES: 'no',
        ...this.#clock,
      },
    })
    const { name } = this.machine
    const ended = this.#product.exit.then((code) => {
      throw new Error(`${name}: the product ended with ${code}`)
    })
    ended.catch(() => undefined) // it ends later as well
    await Promise.race([until(`${name} is ready`, () => this.isReady(), 180_000), ended])
  }

  isReady(): Promise<boolean> {
    return answers(`${this.url}/readyz`)
  }

  /** Sets the clock of the product, which runs on from there; 0 is the right time. Before `start` it is that of the machine. */
  setClock(secondsAhead: number): void {
    fs.writeFileSync(
      this.#clock.FAKETIME_TIMESTAMP_FILE,
      `${secondsAhead >= 0 ? '+' : ''}${secondsAhead}`,
    )
  }

  /** Ends the product alone; answers with the code that it exits with. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const product = this.#product!
    process.kill(product.pid, signal)
    return product.exit
  }
}
