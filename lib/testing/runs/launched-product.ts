import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../../..')

const COMMANDS = {
  node: [process.execPath, 'lib/launch/start.mjs'],
  npm: ['npm', 'start'],
  next: [process.execPath, '--import', 'tsx', 'lib/testing/runs/next-alone.ts'],
} as const

/** In milliseconds. Ends a start that hangs; on a busy machine a start may take minutes. */
export const START_LIMIT = 240_000

/** The product in a child process as `npm start` runs it, for tests of start and shutdown. */
export class LaunchedProduct {
  output = ''
  readonly exitCode: Promise<number | null>
  private readonly child: ChildProcess

  constructor(env: Record<string, string>, by: keyof typeof COMMANDS = 'node') {
    const [command, ...args] = COMMANDS[by]
    this.child = spawn(command, args, {
      cwd: root,
      env: { ...env, PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
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

  async waitForOutput(text: string, limitMs = START_LIMIT): Promise<void> {
    const deadline = Date.now() + limitMs
    while (!this.output.includes(text)) {
      if (Date.now() > deadline || this.child.exitCode !== null) {
        throw new Error(`The product never printed "${text}". Its output:\n${this.output}`)
      }
      await sleep(20)
    }
  }
}
