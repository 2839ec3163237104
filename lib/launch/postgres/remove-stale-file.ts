import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { hasCode } from '../../platform/process/error-code'

/**
 * Removes a file that a dead process has left, if its content is still `seen`. Renames it first: meanwhile another
 * process may have replaced it by its own.
 */
export function removeStaleFile(file: string, seen: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    fs.renameSync(file, aside)
    if (fs.readFileSync(aside, 'utf8') === seen) fs.rmSync(aside)
    else fs.renameSync(aside, file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}
