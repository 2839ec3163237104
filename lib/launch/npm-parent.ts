import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** Npm does not pass on the SIGTERM that ends it. */
const LOOK_EVERY_MS = 500

export type Relative = { parent: number; command: string; isGone: boolean }
export type ReadRelative = (pid: number) => Relative | undefined

/**
 * Tells once when the npm that started this process has gone. Whoever started it otherwise is free to go: a shell that
 * is closed, `nohup`, `setsid`, a supervisor.
 */
export function onNpmGone(tell: () => void): void {
  const npm = npmAbove(process.ppid, process.env, readRelative)
  if (npm === undefined) return
  const timer = setInterval(() => {
    if (isThere(npm)) return
    clearInterval(timer)
    tell()
  }, LOOK_EVERY_MS)
  timer.unref()
}

/** The npm whose script we are: our parent, or the parent of the shell that it runs scripts in. */
export function npmAbove(
  parent: number,
  env: Readonly<Record<string, string | undefined>>,
  read: ReadRelative,
): number | undefined {
  if (!env.npm_lifecycle_script?.includes('launch/start.mjs')) return undefined
  const above = read(parent)
  if (!above || isNpm(above)) return above && parent
  const further = isShell(above) ? read(above.parent) : undefined
  return further && isNpm(further) ? above.parent : undefined
}

const isNpm = (relative: Relative) =>
  !isShell(relative) && /(^|[\s/])p?npm(\s|$|-cli)/.test(relative.command)
const isShell = ({ command }: Relative) => /^(\S*\/)?(da|ba|z|k|a)?sh\s+-c\s/.test(command)

/** A process that nobody has taken leave of still has a number, but does nothing any more. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return process.platform !== 'linux' || readRelative(pid)?.isGone === false
}

const readRelative: ReadRelative = (pid) =>
  process.platform === 'linux' ? fromProc(pid) : fromPs(pid)

function fromProc(pid: number): Relative | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which stands in brackets and may hold anything
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { parent: Number(parent), command, isGone: state === 'Z' || state === 'X' }
  } catch {
    return undefined
  }
}

function fromPs(pid: number): Relative | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)])
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(String(stdout ?? '')) ?? []
  return parent === undefined ? undefined : { parent: Number(parent), command, isGone: false }
}
