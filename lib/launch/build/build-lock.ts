import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, hasCode } from '../../platform/process/error-code'
import { removeStaleFile } from '../postgres/remove-stale-file'
import { LaunchError } from '../base/launch-error'

/** One builder at a time: others wait until it has finished or has died. `file` holds the builder's process id. */
export async function withBuildLock(
  file: string,
  onWait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  for (let waits = 0; !take(file); waits += 1) {
    if (waits === 0) onWait()
    await sleep(300)
  }
  try {
    await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw notAllowed(file, error)
    const holder = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
    if (holder !== '' && !isAlive(Number(holder))) removeStaleFile(file, holder)
    return false
  }
}

function isAlive(holder: number): boolean {
  try {
    // Our own number in a file that we did not write: in containers ids repeat
    return holder !== process.pid && process.kill(holder, 0)
  } catch (error) {
    return hasCode(error, 'EPERM') // alive, and another user's
  }
}

function notAllowed(file: string, error: unknown): Error {
  return new LaunchError(
    `The product has to be built, but this user cannot write to ${path.dirname(file)} (${errorCode(error)}): run "npm run build" as the user who owns it.`,
  )
}
