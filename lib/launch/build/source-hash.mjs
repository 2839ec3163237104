// Plain JavaScript, because a start reads it before it knows whether anything is built.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const projectRoot = path.resolve(import.meta.dirname, '../../..')
/** The hash of the sources that `.next` was built from. */
export const BUILT_HASH = path.join(projectRoot, '.next/source-hash')

/** Names of files and folders that the build does not read; nor does it read names that begin with a dot. */
const NOT_BUILT = new Set([
  'node_modules',
  'generated',
  'swagger-ui',
  'kiosk-worker.js',
  'test-results',
  'playwright-report',
  'e2e',
  'bench',
  'drill',
  'fuzz',
  'deploy',
  'packages',
  'testing',
  'migrations',
  'seed',
])

const NOT_BUILT_FILE = /\.test\.tsx?$|\.md$|\.tsbuildinfo$|^next-env\.d\.ts$/

export const isBuilt = () =>
  fs.existsSync(BUILT_HASH) && fs.readFileSync(BUILT_HASH, 'utf8') === sourceHash(projectRoot)

/**
 * A SHA-256 over what a build depends on: the sources, the installed packages (by the lockfile) and Node's version.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256').update(process.version)
  for (const file of sourceFiles(root, '')) {
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function sourceFiles(root, folder) {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true })
  const built = entries.filter(
    ({ name }) => !name.startsWith('.') && !NOT_BUILT.has(name) && !NOT_BUILT_FILE.test(name),
  )
  return built
    .flatMap((entry) => {
      const file = path.join(folder, entry.name)
      return entry.isDirectory() ? sourceFiles(root, file) : [file]
    })
    .sort()
}
