import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')

const COMMANDS = {
  node: [process.execPath, 'lib/launch/start.mjs'],
  npm: ['npm', 'start'],
} as const

/** In milliseconds: for one that hangs. How long a start takes is for the machine to say. */
export const START_LIMIT_MS = 240_000

/** The product as `npm start` runs it, in a process of its own, for tests of its beginning and end. */
export class LaunchedProduct {
  output = ''
  readonly exitCode: Promise<number | null>
  private readonly child: ChildProcess

  constructor(env: Record<string, string>, by: 'node' | 'npm' = 'node') {
    const inherited = { PATH: process.env.PATH, HOME: process.env.HOME }
    const [command, ...args] = COMMANDS[by]
    this.child = spawn(command, args, {
      cwd: root,
      env: { ...inherited, ...env } as unknown as NodeJS.ProcessEnv,
    })
    this.exitCode = new Promise((resolve) => this.child.once('close', resolve))
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString()
      })
    }
  }

  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
    this.child.kill(name)
  }

  async waitForOutput(text: string, limitMs = START_LIMIT_MS): Promise<void> {
    const giveUp = Date.now() + limitMs
    while (!this.output.includes(text)) {
      if (Date.now() > giveUp || this.child.exitCode !== null) {
        throw new Error(`The product never said "${text}", but:\n${this.output}`)
      }
      await sleep(20)
    }
  }
}
