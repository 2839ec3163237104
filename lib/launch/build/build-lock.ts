import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, hasCode } from '../../platform/process/error-code'
import { removeStaleFile } from '../postgres/remove-stale-file'
import { LaunchError } from '../base/launch-error'

/** In milliseconds: how often a builder touches its file, and after what time without that it must have died. */
const LIMITS = { touch: 2_000, silence: 60_000 }

/**
 * Runs `work` alone: other processes wait until it has ended or its process has died. `file` contains the builder's
 * process id; after a power cut that may be the id of another process.
 */
export async function withBuildLock(
  file: string,
  onWait: () => void,
  work: () => Promise<void>,
  { touch, silence } = LIMITS,
): Promise<void> {
  const isSilent = silenceOf(file, silence)
  for (let waits = 0; !acquire(file, isSilent); waits += 1) {
    if (waits === 0) onWait()
    await sleep(300)
  }
  const touching = setInterval(() => touchIfThere(file), touch)
  try {
    await work()
  } finally {
    clearInterval(touching)
    fs.rmSync(file, { force: true })
  }
}

function touchIfThere(file: string): void {
  if (fs.existsSync(file)) fs.utimesSync(file, new Date(), new Date())
}

/** Measured by the time that this process waits, so that neither a clock that is set nor a machine that sleeps counts. */
function silenceOf(file: string, limit: number): () => boolean {
  let touched: number | undefined
  let since = performance.now()
  return () => {
    const latest = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (latest !== touched) [touched, since] = [latest, performance.now()]
    return performance.now() - since > limit
  }
}

function acquire(file: string, isSilent: () => boolean): boolean {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw notWritable(file, error)
    const builder = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
    const hasDied = builder !== '' && !isAlive(Number(builder))
    if (isSilent() || hasDied) removeStaleFile(file, builder)
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
