import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { hasCode } from '../../platform/process/error-code'
import { removeStaleFile } from './remove-stale-file'

export type Postmaster = { pid: number; port: number; isReady: boolean }

/** The PostgreSQL server that runs on this cluster, if any. Removes a postmaster.pid that would keep it from starting. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = path.join(cluster, 'postmaster.pid')
  const text = readIfThere(file)
  if (text === undefined) return undefined
  // Lines: 1 process id, 2 folder, 3 start time, 4 port, 5 socket folder, 6 address, 7 shared memory, 8 status
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const state = pid > 0 ? processState(pid, cluster) : 'gone'
  if (state === 'postgres')
    return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
  // Left by a crash, and another process has its id now (ids repeat in containers): PostgreSQL would refuse to start
  if (state === 'other') removeStaleFile(file, text)
  return undefined
}

function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

function processState(pid: number, cluster: string): 'gone' | 'postgres' | 'other' {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return 'gone'
  }
  if (process.platform === 'win32') return 'postgres'
  return process.platform === 'linux' ? linuxProcess(pid, cluster) : unixProcess(pid)
}

/** A zombie (Z) or dead process (X) no longer serves connections, and the PostgreSQL of another cluster never did. */
function linuxProcess(pid: number, cluster: string): 'postgres' | 'other' {
  const stat = readIfThere(`/proc/${pid}/stat`) ?? ''
  return /^\d+ \(postgres\) [^ZX]/.test(stat) && worksIn(pid, cluster) ? 'postgres' : 'other'
}

/** PostgreSQL works in the folder of its cluster. True as well where this user may not know. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    const [folder, own] = [fs.statSync(`/proc/${pid}/cwd`), fs.statSync(cluster)]
    return folder.dev === own.dev && folder.ino === own.ino
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return false
    return true
  }
}

function unixProcess(pid: number): 'postgres' | 'other' {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return stdout.includes('postgres') ? 'postgres' : 'other'
}
