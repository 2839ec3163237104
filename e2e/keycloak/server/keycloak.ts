import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../lib/launch/postgres/free-port'
import { keycloakHome } from './distribution'

/** A first start unpacks and optimises itself: minutes on a busy machine. */
export const KEYCLOAK_START_MS = 900_000

/** A real Keycloak on loopback, with an empty database of its own kind for development. */
export class Keycloak {
  readonly administrator = { name: 'administrator', password: crypto.randomUUID() }
  private child?: ChildProcess

  private constructor(
    readonly home: string,
    private readonly port: number,
  ) {
    process.once('exit', () => this.signal('SIGKILL'))
  }

  get url() {
    return `http://localhost:${this.port}`
  }
  get realmUrl() {
    return `${this.url}/realms/site`
  }

  static async started(): Promise<Keycloak> {
    const keycloak = new Keycloak(keycloakHome(), await freePort())
    fs.rmSync(path.join(keycloak.home, 'data'), { recursive: true, force: true })
    await keycloak.start()
    return keycloak
  }

  /** On the data that it had. */
  async start(): Promise<void> {
    const log = fs.openSync(path.join(this.home, '../keycloak.log'), 'w')
    const options = ['--http-host=127.0.0.1', `--http-port=${this.port}`]
    this.child = spawn(path.join(this.home, 'bin/kc.sh'), ['start-dev', ...options], {
      // A process group of its own, as the script starts Java.
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        JAVA_HOME: process.env.JAVA_HOME,
        JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
        KC_BOOTSTRAP_ADMIN_USERNAME: this.administrator.name,
        KC_BOOTSTRAP_ADMIN_PASSWORD: this.administrator.password,
      },
    })
    fs.closeSync(log)
    const deadline = Date.now() + KEYCLOAK_START_MS
    while (!(await this.answers())) {
      if (Date.now() > deadline || this.child.exitCode !== null)
        throw new Error('Keycloak did not start: .data/keycloak/keycloak.log says why.')
      await sleep(500)
    }
  }

  /** Nothing listens any more. */
  async crash(): Promise<void> {
    const ended = new Promise((resolve) => this.child?.once('close', resolve))
    this.signal('SIGKILL')
    await ended
    this.child = undefined
  }

  /** Connections are accepted, and nothing is answered. */
  freeze = () => this.signal('SIGSTOP')
  thaw = () => this.signal('SIGCONT')

  private signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    if (this.child?.pid && this.child.exitCode === null) process.kill(-this.child.pid, name)
  }

  private answers = () =>
    fetch(`${this.url}/realms/master`).then(
      ({ ok }) => ok,
      () => false,
    )
}
