import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { LaunchError } from '../lib/launch/base/launch-error'
import { projectRoot } from '../lib/launch/base/project-root'

const folder = path.join(projectRoot, 'fuzz')
/** Where schemathesis writes what it remembers, too. */
const workFolder = path.join(projectRoot, '.data/fuzz')
const environment = path.join(workFolder, 'python')
const requirements = path.join(folder, 'requirements.txt')
/** A copy of what was installed, written when all of it was. */
const installed = path.join(environment, 'installed.txt')
const WORKERS = 2
const CASES_A_TURN = 10
const LONGEST_S = 86_400

const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

/** Installs schemathesis into an environment of its own, unless it is there. */
export function installSchemathesis(): void {
  if (read(installed) === read(requirements)) return
  console.log('Installing schemathesis…')
  run('python3', ['-m', 'venv', '--clear', environment])
  run(path.join(environment, 'bin/pip'), ['install', '--quiet', '-r', requirements])
  fs.copyFileSync(requirements, installed)
}

function run(program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0)
    throw new LaunchError(
      `Fuzzing needs Python 3.10 or later with venv, and PyPI: "${program} ${args.join(' ')}" failed.`,
    )
}

export type Run = {
  description: string
  url: string
  seed: number
  /** For the hooks. */
  settings: Record<string, string>
  log: string
}

/** Calls what is described until the hooks end it. What it prints goes to a file. */
export async function runSchemathesis({
  description,
  url,
  seed,
  settings,
  log,
}: Run): Promise<void> {
  const output = fs.openSync(log, 'w')
  const args = [
    ...['--config-file', path.join(folder, 'schemathesis.toml')],
    '--no-color',
    'run',
    description,
    ...['--url', url],
    ...['--seed', String(seed)],
    ...['--workers', String(WORKERS)],
    // In turns, until the hooks end the run: cases of each endpoint, then chains along inferred links.
    ...['--phases', 'fuzzing,stateful'],
    ...['--max-examples', String(CASES_A_TURN)],
    ...['--max-time', String(LONGEST_S)],
    '--no-shrink',
  ]
  const child = spawn(path.join(environment, 'bin/st'), args, {
    cwd: workFolder,
    env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', ...settings },
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  await new Promise((resolve) => child.once('close', resolve))
}
