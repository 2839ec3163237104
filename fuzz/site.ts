import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../lib/launch/base/project-root'
import { freePort } from '../lib/launch/postgres/free-port'
import type { Role } from '../lib/platform/access/policies'
import { LaunchedProduct } from '../lib/testing/runs/launched-product'
import { emailsOf, PASSWORD } from './accounts'
import { type Description, descriptionFor } from './description'

export type Site = { url: string; stop: () => Promise<void> }

/** Starts the product on a new demo database, with accounts of the role. */
export async function startSite(role: Role): Promise<Site> {
  const dataDir = path.join(projectRoot, '.data/fuzz/sites', role)
  fs.rmSync(dataDir, { recursive: true, force: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    CALLS_PER_MINUTE: '1000000000',
    // Requests say where they come from, so that wrong passwords of one address do not shut out all others.
    TRUST_PROXY: '1',
  }
  execFileSync(process.execPath, ['--import', 'tsx', 'fuzz/prepare-site.ts', role], {
    cwd: projectRoot,
    // Nothing of this environment, such as a DATABASE_URL.
    env: { ...settings, PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const product = new LaunchedProduct(settings)
  await product.waitForOutput(url)
  const stop = async () => {
    product.signal('SIGTERM')
    await product.exitCode
  }
  return { url, stop }
}

/** The API description as the product answers it, of what is for the role. */
export async function readDescription({ url }: Site, role: Role): Promise<string> {
  const authorization = `Bearer ${await signIn(url, role)}`
  const answer = await fetch(`${url}/api/openapi.json`, { headers: { authorization } })
  if (!answer.ok) throw new Error(`The API description: ${answer.status} ${await answer.text()}`)
  return JSON.stringify(descriptionFor(role, (await answer.json()) as Description))
}

async function signIn(url: string, role: Role): Promise<string> {
  const answer = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: emailsOf(role)[0], password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return token
}
