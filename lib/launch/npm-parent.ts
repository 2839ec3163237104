import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** In milliseconds. */
const POLL_INTERVAL = 500

export type ProcessInfo = { parent: number; command: string; hasExited: boolean }
type ReadProcess = (pid: number) => ProcessInfo | undefined

/**
 * Calls `onExit` once when the npm that started this process has ended: npm does not pass on the SIGTERM that ends
 * it. Any other parent may end without us: a closed shell, `nohup`, `setsid`, a supervisor.
 */
export function onNpmExit(onExit: () => void): void {
  const npm = findNpm(process.ppid, process.env, readProcess)
  if (npm === undefined) return
  const timer = setInterval(() => {
    if (isAlive(npm)) return
    clearInterval(timer)
    onExit()
  }, POLL_INTERVAL)
  timer.unref()
}

/** The id of the npm process that runs this script: the parent, or the parent of npm's shell. */
export function findNpm(
  parent: number,
  env: Readonly<Record<string, string | undefined>>,
  read: ReadProcess,
): number | undefined {
  if (!env.npm_lifecycle_script?.includes('launch/start.mjs')) return undefined
  const first = read(parent)
  if (!first || isNpm(first)) return first && parent
  const second = isShell(first) ? read(first.parent) : undefined
  return second && isNpm(second) ? first.parent : undefined
}

const isNpm = (info: ProcessInfo) =>
  !isShell(info) && /(^|[\s/])p?npm(\s|$|-cli)/.test(info.command)
const isShell = ({ command }: ProcessInfo) => /^(\S*\/)?(da|ba|z|k|a)?sh\s+-c\s/.test(command)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // A zombie can still be signalled
  return process.platform !== 'linux' || readProcess(pid)?.hasExited === false
}

const readProcess: ReadProcess = (pid) =>
  process.platform === 'linux' ? fromProc(pid) : fromPs(pid)

function fromProc(pid: number): ProcessInfo | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before these fields stands in brackets and may contain any character
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { parent: Number(parent), command, hasExited: state === 'Z' || state === 'X' }
  } catch {
    return undefined
  }
}

function fromPs(pid: number): ProcessInfo | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)])
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(String(stdout ?? '')) ?? []
  return parent === undefined ? undefined : { parent: Number(parent), command, hasExited: false }
}
