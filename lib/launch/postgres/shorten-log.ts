import fs from 'node:fs'
import { hasCode } from '../../platform/process/error-code'
import type { ClusterFiles } from './postgres-cluster'

/** In bytes. */
const LONGEST = 16 * 2 ** 20

/**
 * Puts what stands in a log that has grown long aside, in place of what was put aside before. PostgreSQL goes on writing
 * into the same file, which it has open for appending.
 */
export function shortenLog({ log, formerLog }: Pick<ClusterFiles, 'log' | 'formerLog'>): void {
  const { size = 0 } = fs.statSync(log, { throwIfNoEntry: false }) ?? {}
  if (size < LONGEST) return
  try {
    fs.copyFileSync(log, formerLog)
  } catch (error) {
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error // on a full disk room is worth more
    fs.rmSync(formerLog, { force: true })
  }
  fs.truncateSync(log)
}
