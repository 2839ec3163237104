import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import path from 'node:path'
import { projectRoot } from '../../lib/launch/base/project-root'
import { freePort } from '../../lib/launch/postgres/free-port'
import { buildMinimal } from '../minimal-next/build'
import type { Comparison, Target } from './comparison'
import { startServer } from './processes'

const JWT_SECRET = 'only-for-the-bench-only-for-the-bench'
const FIELD_KEY = Buffer.alloc(32, JWT_SECRET).toString('base64')
export const APP_URL = 'http://site-safety.bench'
const LOGS = path.join(projectRoot, '.data/bench')

type Program = { args: (port: number) => string[]; env?: Record<string, string> }

async function start(name: string, databaseUrl: string, { args, env = {} }: Program) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const running = await startServer(args(port), {
    env: { DATABASE_URL: databaseUrl, PORT: String(port), ...env },
    ready: `${url}/readyz`,
    log: path.join(LOGS, `${name}.log`),
  })
  return { url, ...running }
}

export const startFloor = async (
  { caller, floor }: Comparison,
  databaseUrl: string,
): Promise<Target> => ({
  name: 'floor',
  title: 'node:http + pg (floor)',
  token: handMadeToken(caller),
  ...(await start('floor', databaseUrl, {
    args: () => ['--import', 'tsx', floor],
    env: { JWT_SECRET },
  })),
})

export async function startMinimal({ caller }: Comparison, databaseUrl: string): Promise<Target> {
  buildMinimal()
  const running = await start('minimal-next', databaseUrl, {
    args: (port) => [
      'node_modules/next/dist/bin/next',
      'start',
      'bench/minimal-next',
      '--hostname=127.0.0.1',
      `--port=${port}`,
    ],
    env: { JWT_SECRET },
  })
  const title = 'Next + Prisma (minimal)'
  return { name: 'minimal', title, token: handMadeToken(caller), ...running }
}

export async function startProduct({ caller }: Comparison, databaseUrl: string): Promise<Target> {
  const running = await start('site-safety', databaseUrl, {
    args: () => ['lib/launch/start.mjs'],
    env: {
      APP_URL,
      FIELD_KEY,
      CALLS_PER_MINUTE: '1000000000',
      DATA_DIR: path.join(LOGS, 'site-safety'),
    },
  })
  return {
    name: 'product',
    title: 'Site Safety',
    token: issuedToken(caller, databaseUrl),
    ...running,
  }
}

/** In a process of its own, as the key that signs tokens is read once and each comparison has its own database. */
const issuedToken = (caller: string, databaseUrl: string): string =>
  execFileSync(process.execPath, ['--import', 'tsx', 'bench/harness/token.ts', caller], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl, APP_URL, FIELD_KEY },
  }).trim()

function handMadeToken(caller: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 86_400
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: caller, exp })}`
  const signature = createHmac('sha256', JWT_SECRET).update(content).digest('base64url')
  return `${content}.${signature}`
}
