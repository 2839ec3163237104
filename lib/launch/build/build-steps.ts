import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { withBuildLock } from './build-lock'
import { bundlePdfWorker } from './bundle-pdf-worker'
import { LaunchError } from '../base/launch-error'
import { projectRoot } from '../base/project-root'
import { sourceStamp } from './source-stamp'

const require = createRequire(import.meta.url)
const inProject = (...names: string[]) => path.join(projectRoot, ...names)

const STAMP = inProject('.next/source-stamp')
const LOCK = inProject('node_modules/.cache/site-safety/build.lock')
const SWAGGER_UI = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** Everything that is made from the sources but not committed, without the build itself. */
export async function generate(): Promise<void> {
  await run('The database client', [path.join(import.meta.dirname, 'prisma.mjs'), 'generate'])
  copySwaggerUi()
  await bundlePdfWorker()
}

/** The one who loses a race of two starters finds the work done. */
export async function buildWhenNeeded(): Promise<void> {
  if (isBuilt()) return
  const tellWaiting = () => console.log('  Another start is building; waiting for it…')
  await withBuildLock(LOCK, tellWaiting, async () => {
    if (!isBuilt()) await build()
  })
}

export async function buildAnew(): Promise<void> {
  const tellWaiting = () => console.log('  Another build is running; waiting for it…')
  await withBuildLock(LOCK, tellWaiting, build)
}

function isBuilt(): boolean {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === sourceStamp(projectRoot)
}

async function build(): Promise<void> {
  console.log('  Building, which takes a minute or two after each change of the sources:')
  const stamp = sourceStamp(projectRoot) // before: what changes during the build asks for another
  fs.rmSync(STAMP, { force: true })
  await generate()
  await run('The pages', [require.resolve('next/dist/bin/next'), 'build'])
  fs.writeFileSync(STAMP, stamp)
}

function copySwaggerUi(): void {
  const from = path.dirname(require.resolve('swagger-ui-dist/package.json'))
  fs.mkdirSync(inProject('public/swagger-ui'), { recursive: true })
  for (const file of SWAGGER_UI)
    fs.copyFileSync(path.join(from, file), inProject('public/swagger-ui', file))
}

/** Runs one step, telling that it is alive. Its own output is shown only where it fails. */
function run(what: string, args: string[]): Promise<void> {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const pulse = setInterval(
    () => console.log(`    … ${what.toLowerCase()}: ${seconds()} s`),
    15_000,
  )
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(pulse)
      if (code === 0) {
        console.log(`    ✓ ${what} (${seconds()} s)`)
        resolve()
      } else {
        process.stderr.write(Buffer.concat(output))
        reject(new LaunchError(`${what} could not be built; the lines above say why.`))
      }
    })
  })
}
