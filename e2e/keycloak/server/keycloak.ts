import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../lib/launch/postgres/free-port'
import { keycloakHome } from './distribution'

/** In milliseconds. A first start unpacks and optimises itself: minutes on a busy machine. */
export const KEYCLOAK_START = 900_000

type Started = { home: string; port: number; password: string }

/** A real Keycloak on loopback, with an empty database of its own kind for development. */
export class Keycloak {
  private readonly pidFile: string
  private readonly port: number
  readonly home: string
  readonly administrator: { name: string; password: string }

  private constructor({ home, port, password }: Started) {
    this.home = home
    this.port = port
    this.administrator = { name: 'administrator', password }
    this.pidFile = path.join(home, '../keycloak.pid')
  }

  get url() {
    return `http://localhost:${this.port}`
  }
  get realmUrl() {
    return `${this.url}/realms/site`
  }

  static async started(): Promise<Keycloak> {
    const home = keycloakHome()
    fs.rmSync(path.join(home, 'data'), { recursive: true, force: true })
    const started = { home, port: await freePort(), password: crypto.randomUUID() }
    process.env.KEYCLOAK_OF_TESTS = JSON.stringify(started) // Playwright's workers inherit it
    const keycloak = new Keycloak(started)
    await keycloak.start()
    return keycloak
  }

  /** The one that was started for this run. */
  static running = () => new Keycloak(JSON.parse(process.env.KEYCLOAK_OF_TESTS!) as Started)

  /** On the data that it had. */
  async start(): Promise<void> {
    const log = fs.openSync(path.join(this.home, '../keycloak.log'), 'w')
    const options = ['--http-host=127.0.0.1', `--http-port=${this.port}`]
    const child = spawn(path.join(this.home, 'bin/kc.sh'), ['start-dev', ...options], {
      // A process group of its own, as the script starts Java.
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        NODE_ENV: process.env.NODE_ENV,
        PATH: process.env.PATH,
        JAVA_HOME: process.env.JAVA_HOME,
        JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
        KC_BOOTSTRAP_ADMIN_USERNAME: this.administrator.name,
        KC_BOOTSTRAP_ADMIN_PASSWORD: this.administrator.password,
      },
    })
    fs.closeSync(log)
    fs.writeFileSync(this.pidFile, String(child.pid))
    const deadline = Date.now() + KEYCLOAK_START
    while (!(await this.answers())) {
      if (Date.now() > deadline || child.exitCode !== null)
        throw new Error('Keycloak did not start: .data/keycloak/keycloak.log says why.')
      await sleep(500)
    }
    child.unref()
  }

  /** Nothing listens any more. */
  async crash(): Promise<void> {
    if (!fs.existsSync(this.pidFile)) return
    this.signal('SIGKILL')
    fs.rmSync(this.pidFile)
    while (await this.answers()) await sleep(100)
  }

  /** Connections are accepted, and nothing is answered. */
  freeze = () => this.signal('SIGSTOP')
  thaw = () => this.signal('SIGCONT')

  private signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(-Number(fs.readFileSync(this.pidFile, 'utf8')), name)
  }

  private answers = () =>
    fetch(`${this.url}/realms/master`).then(
      ({ ok }) => ok,
      () => false,
    )
}
