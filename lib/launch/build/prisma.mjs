// node lib/launch/build/prisma.mjs <arguments>: Prisma's command line, also where its engine cannot be downloaded.
// Prisma insists on an engine file, though generate, validate and format never run it: any existing file will do.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const prisma = require.resolve('prisma/package.json')
const engines = path.dirname(createRequire(prisma).resolve('@prisma/engines/package.json'))

const args = process.argv.slice(2)
const env = { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1', ...process.env }
const hasEngine = fs.readdirSync(engines).some((file) => file.startsWith('schema-engine'))
if (!hasEngine && ['generate', 'validate', 'format'].includes(args[0] ?? '')) {
  env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
}

const command = path.join(path.dirname(prisma), 'build/index.js')
const { status } = spawnSync(process.execPath, [command, ...args], { stdio: 'inherit', env })
process.exit(status ?? 1)
