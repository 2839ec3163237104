// npm start. Builds what is not built, in a process of its own, so that this one runs plain JavaScript without a compiler.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { isBuilt } from './build/source-hash.mjs'

Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
if (!isBuilt()) await prepare()
await import('./generated/server.mjs')

async function prepare() {
  const script = path.join(import.meta.dirname, 'prepare.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' })
  const pass = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM']
  for (const signal of signals) process.on(signal, pass)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  for (const signal of signals) process.off(signal, pass)
  if (code !== 0) process.exit(code ?? 1)
}
