import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../../lib/launch/base/project-root'

/** In milliseconds. */
const STOP_LIMIT = 20_000

/** A server under measurement, in a process that ends with the bench. */
export type Running = { pid: number; stop: () => Promise<void> }

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Runs a Node program and waits until the URL `ready` answers 200. Its output goes to the file `log`. */
export async function startServer(
  args: string[],
  { env, ready, log }: { env: Record<string, string>; ready: string; log: string },
): Promise<Running> {
  const output = fs.openSync(log, 'w')
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: {
      ...env,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  running.add(child)
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.once('exit', () => running.delete(child))
  await untilReady(child, ready, log)
  return { pid: child.pid ?? 0, stop: () => stop(child, exit) }
}

async function stop(child: ChildProcess, exit: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT)
  await exit
  clearTimeout(limit)
}

async function untilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = Date.now() + 300_000 // the product builds itself on its first start
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`${url} never answered; ${log} may say why`)
}

type Stat = { pid: number; parent: number; ticks: number; pages: number }

/** A clock tick in milliseconds and a memory page in bytes, as on all common Linux kernels. */
const TICK = 10
const PAGE_BYTES = 4096

/** CPU time in milliseconds that a process and its descendants have used so far, ended ones included; NaN except on Linux. */
export function cpuOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  return familyOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) * TICK
}

/** Resident memory of a process and its descendants in MB; NaN except on Linux. */
export function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  return (familyOf(pid).reduce((sum, { pages }) => sum + pages, 0) * PAGE_BYTES) / 2 ** 20
}

function familyOf(pid: number): Stat[] {
  const all = fs.readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []))
  const family = all.filter((stat) => stat.pid === pid)
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid))
  return family
}

function statOf(pid: string): Stat[] {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, pages = 0] = [fields[1], fields[21]]
    // user and system time, and the same of children that have ended
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0)
    return [{ pid: Number(pid), parent, ticks, pages }]
  } catch {
    return [] // the process has ended
  }
}
