import fs from 'node:fs/promises'
import path from 'node:path'
import { hasCode } from '../../platform/process/error-code'

/** A path relative to the copied folder, with slashes. */
type IsLeftOut = (relative: string) => boolean

/**
 * Copies a folder that may be changing: files that vanish meanwhile are left out. What is copied has reached the disk
 * when this resolves. Returns the bytes.
 */
export async function copyFolder(
  from: string,
  to: string,
  isLeftOut: IsLeftOut = () => false,
  relative = '',
): Promise<number> {
  await fs.mkdir(path.join(to, relative), { mode: 0o700 })
  const entries = await fs.readdir(path.join(from, relative), { withFileTypes: true })
  let bytes = 0
  for (const entry of entries) {
    const name = relative ? `${relative}/${entry.name}` : entry.name
    if (isLeftOut(name)) continue
    if (entry.isDirectory()) bytes += await copyFolder(from, to, isLeftOut, name)
    else if (entry.isFile()) bytes += await copyFile(path.join(from, name), path.join(to, name))
  }
  return bytes
}

async function copyFile(from: string, to: string): Promise<number> {
  try {
    await fs.copyFile(from, to)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
  const file = await fs.open(to, 'r+')
  try {
    await file.sync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}
