import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { readConfig } from '../platform/config/config'
import { generate } from './build/build-steps'
import { openDatabase } from './database'
import { runCommand } from './base/launch-error'
import { refuseUnableStart } from './preflight'
import { projectRoot } from './base/project-root'
import { summary } from './summary'

const require = createRequire(import.meta.url)

/** npm run dev: as npm start, but Next compiles each page on its first request instead of building all. */
async function startDevelopment(): Promise<void> {
  const config = readConfig(process.env)
  await refuseUnableStart(config)
  await generate()
  Object.assign(process.env, { NEXTAUTH_URL: config.appUrl, NEXT_TELEMETRY_DISABLED: '1' })
  const database = await openDatabase(config)
  console.log(summary(database))
  const ended = runNext(['dev', '--port', String(config.port), '--hostname', config.hostname])
  database.takeSignals()
  const code = await ended
  await database.close()
  process.exit(code)
}

function runNext(args: string[]): Promise<number> {
  const next = require.resolve('next/dist/bin/next')
  const child = spawn(process.execPath, [next, ...args], { cwd: projectRoot, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 0 : 1)))
  })
}

await runCommand(startDevelopment)
