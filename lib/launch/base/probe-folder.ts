import fs from 'node:fs'
import path from 'node:path'

/** Throws where no file can be made in the folder, as on a disk that was mounted for reading only. */
export function probeFolder(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`)
  fs.writeFileSync(probe, '')
  fs.rmSync(probe)
}
