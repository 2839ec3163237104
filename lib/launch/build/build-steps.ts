import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { writeBrowserContracts } from './browser-contracts'
import { withBuildLock } from './build-lock'
import { bundleKioskWorker } from './bundle-kiosk-worker'
import { bundlePdfWorker } from './bundle-pdf-worker'
import { bundleSpreadsheetWorker } from './bundle-spreadsheet-worker'
import { bundleServer } from './bundle-server'
import { compressStaticFiles } from './compress-static-files'
import { listEndpoints } from './list-endpoints'
import { writeScreenTexts } from './screen-texts'
import { LaunchError } from '../base/launch-error'
import { projectRoot } from '../base/project-root'
import { BUILT_HASH, isBuilt, sourceHash } from './source-hash.mjs'

const require = createRequire(import.meta.url)
const inProject = (...names: string[]) => path.join(projectRoot, ...names)

const LOCK = inProject('node_modules/.cache/site-safety/build.lock')
const SWAGGER_UI = ['swagger-ui.css', 'swagger-ui-bundle.js']

/** Makes the files that the build needs and that are not committed. */
export async function generate(): Promise<void> {
  await run('The database client', [path.join(import.meta.dirname, 'prisma.mjs'), 'generate'])
  copySwaggerUi()
  listEndpoints()
  await writeBrowserContracts()
  await writeScreenTexts()
  await bundlePdfWorker()
  await bundleSpreadsheetWorker()
  await bundleKioskWorker()
  // Imported here: the start of a built product loads this file, too, and should not load Mantine.
  const { writeThemeStyle } = await import('./theme-style')
  writeThemeStyle()
}

export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return
  const onWait = () => console.log('  Another start is building; waiting for it…')
  await withBuildLock(LOCK, onWait, async () => {
    if (!isBuilt()) await build() // another start may have built it meanwhile
  })
}

export async function rebuild(): Promise<void> {
  const onWait = () => console.log('  Another build is running; waiting for it…')
  await withBuildLock(LOCK, onWait, build)
}

async function build(): Promise<void> {
  console.log('  Building, which takes a minute or two after each change of the sources:')
  const hash = sourceHash(projectRoot) // taken first: a change during the build must cause another
  fs.rmSync(BUILT_HASH, { force: true })
  await generate()
  await bundleServer()
  await buildPages('The pages', { BEHIND_OUR_SERVER: '1' })
  await compressStaticFiles()
  fs.writeFileSync(BUILT_HASH, hash)
}

/** `settings`: variables that `next.config.mjs` reads. Source: docs/decisions/0468-two-builds-of-the-pages.md */
export const buildPages = (what: string, settings: Record<string, string> = {}): Promise<void> =>
  run(what, [require.resolve('next/dist/bin/next'), 'build'], settings)

function copySwaggerUi(): void {
  const from = path.dirname(require.resolve('swagger-ui-dist/package.json'))
  fs.mkdirSync(inProject('public/swagger-ui'), { recursive: true })
  for (const file of SWAGGER_UI)
    fs.copyFileSync(path.join(from, file), inProject('public/swagger-ui', file))
}

/** Runs one step and prints every 15 seconds that it is still running. Its own output is shown only if it fails. */
function run(what: string, args: string[], settings: Record<string, string> = {}): Promise<void> {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const heartbeat = setInterval(
    () => console.log(`    … ${what.toLowerCase()}: ${seconds()} s`),
    15_000,
  )
  const always = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  const env = { ...process.env, ...always, ...settings }
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
      clearInterval(heartbeat)
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
