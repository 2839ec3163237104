import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { addressOf, ip, plugIn, signalAll } from './network'

export type Program = { pid: number; exit: Promise<number | null> }

type RunOptions = { env?: Record<string, string>; user?: string; cwd?: string }

/** `ip netns exec` gives each program mounts of its own. */
const OWN_SOCKETS = 'mount --bind "$0" /run/postgresql && exec "$@"'

/** A machine of the site: a network namespace with programs in it, and a disk of limited size. */
export class Machine {
  readonly address: string
  readonly folder: string
  readonly #namespace: string
  readonly #sockets: string

  constructor(
    readonly name: string,
    place: number,
    root: string,
  ) {
    this.address = addressOf(place)
    this.folder = path.join(root, name)
    this.#namespace = `drill-${name}`
    plugIn(this.#namespace, this.address)
    this.#sockets = path.join(this.folder, 'sockets')
    fs.mkdirSync(this.#sockets, { recursive: true })
    fs.chmodSync(this.#sockets, 0o777)
  }

  /** Starts a program, as root or as `user`; what it prints is appended to a file in the machine's folder. */
  run(program: string, args: string[], { env = {}, user, cwd }: RunOptions = {}): Program {
    const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []
    const log = fs.openSync(path.join(this.folder, `${path.basename(program)}.log`), 'a')
    const command = [OWN_SOCKETS, this.#sockets, ...as, program, ...args]
    const child = spawn('ip', ['netns', 'exec', this.#namespace, 'sh', '-c', ...command], {
      cwd: cwd ?? this.folder,
      env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
    })
    fs.closeSync(log)
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
    return { pid: child.pid!, exit } // `ip`, the shell and `setpriv` become the program: it has their process id
  }

  /** Sends a signal to everything that runs on the machine. */
  signal(signal: NodeJS.Signals): void {
    signalAll(this.#namespace, signal)
  }

  unplug(): void {
    ip('link', 'set', this.#namespace, 'down')
  }

  plugIn(): void {
    ip('link', 'set', this.#namespace, 'up')
  }

  /** Limits what the machine receives; undefined takes the limit away. */
  limitTo(kilobits?: number): void {
    const rule = ['qdisc', kilobits ? 'replace' : 'del', 'dev', this.#namespace, 'root']
    const limit = ['tbf', 'rate', `${kilobits}kbit`, 'burst', '16kbit', 'latency', '2s']
    execFileSync('tc', kilobits ? [...rule, ...limit] : rule)
  }
}
