import fs from 'node:fs'
import { log } from '../../platform/log/log'
import { hasCode } from '../../platform/process/error-code'
import type { ClusterFiles } from './postgres-cluster'

type Files = Pick<ClusterFiles, 'log' | 'formerLog'>

/** In bytes. */
const LONGEST = 16 * 2 ** 20

/** A log that cannot be shortened stops no database. */
export function shortenLog(files: Files): void {
  try {
    if (lengthOf(files.log) >= LONGEST) putAside(files)
  } catch (error) {
    log.warn({ error: String(error) }, 'the log of the embedded PostgreSQL cannot be shortened')
  }
}

const lengthOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** In place of what was put aside before. PostgreSQL goes on writing into the same file, which it has open for appending. */
function putAside({ log: file, formerLog }: Files): void {
  try {
    fs.copyFileSync(file, formerLog)
  } catch (error) {
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error // on a full disk room is worth more
    fs.rmSync(formerLog, { force: true })
  }
  fs.truncateSync(file)
}
