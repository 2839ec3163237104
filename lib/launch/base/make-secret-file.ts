import fs from 'node:fs'
import path from 'node:path'
import { hasCode } from '../../platform/process/error-code'

/**
 * Makes a file that only its owner reads, unless it is there. It is complete and on the disk when this returns: a start
 * that is killed leaves no half of it, and a power cut a moment later does not lose it.
 */
export function makeSecretFile(file: string, text: string): void {
  if (fs.existsSync(file)) return
  const draft = `${file}.${process.pid}`
  writeToDisk(draft, text, 'w')
  try {
    placeDraft(draft, file, text)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error // another start has just made it
  } finally {
    fs.rmSync(draft)
  }
  syncFolder(path.dirname(file))
}

/** Unlike a rename, a link leaves the file of another start. Disks for backups may know none. */
function placeDraft(draft: string, file: string, text: string): void {
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS')) throw error
    writeToDisk(file, text, 'wx')
  }
}

function writeToDisk(file: string, text: string, flag: 'w' | 'wx'): void {
  const descriptor = fs.openSync(file, flag, 0o600)
  fs.writeSync(descriptor, text)
  fs.fsyncSync(descriptor)
  fs.closeSync(descriptor)
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return // which opens no folders
  const descriptor = fs.openSync(folder, 'r')
  fs.fsyncSync(descriptor)
  fs.closeSync(descriptor)
}
