// npm start. tsx is registered for our own files only and for the time of their loading, so that Next, which runs in
// this same process, loads its modules without a compiler in between.
import path from 'node:path'
import { register } from 'tsx/esm/api'

Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })

const tsconfig = path.resolve(import.meta.dirname, '../../tsconfig.json')
const typescript = register({ namespace: 'launch', tsconfig })
const { startProduction } = await typescript.import('./production.ts', import.meta.url)
const { runCommand } = await typescript.import('./base/launch-error.ts', import.meta.url)
await typescript.unregister()

await runCommand(() => startProduction(async () => (await import('next')).default))
