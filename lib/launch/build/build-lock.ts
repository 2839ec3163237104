import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, hasCode } from '../../platform/process/error-code'
import { removeStaleFile } from '../postgres/remove-stale-file'
import { LaunchError } from '../base/launch-error'

/** Runs `work` alone: other processes wait until it has ended or its process has died. `file` contains the builder's process id. */
export async function withBuildLock(
  file: string,
  onWait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  for (let waits = 0; !acquire(file); waits += 1) {
    if (waits === 0) onWait()
    await sleep(300)
  }
  try {
    await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function acquire(file: string): boolean {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw notWritable(file, error)
    const builder = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
    if (builder !== '' && !isAlive(Number(builder))) removeStaleFile(file, builder)
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    // Our own id in a file from before we started: process ids repeat in containers
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM') // alive, but another user's
  }
}

function notWritable(file: string, error: unknown): Error {
  return new LaunchError(
    `The product has to be built, but this user cannot write to ${path.dirname(file)} (${errorCode(error)}): run "npm run build" as the user who owns it.`,
  )
}
