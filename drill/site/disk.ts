import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const FILLER = 'filler'

/** A disk of its own at the folder, in memory, for the user. */
export function mountDisk(folder: string, megabytes: number, user: string): void {
  fs.mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  execFileSync('chown', [user, folder])
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder])
}

/** Fills a disk to its last byte. */
export function fillDisk(folder: string): void {
  const file = fs.openSync(path.join(folder, FILLER), 'w')
  try {
    for (const size of [1 << 20, 1 << 12]) writeUntilFull(file, Buffer.alloc(size))
  } finally {
    fs.closeSync(file)
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) fs.writeSync(file, block)
  } catch {
    // the disk is full
  }
}

export const freeDisk = (folder: string): void => fs.rmSync(path.join(folder, FILLER))
