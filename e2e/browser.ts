import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { chromium } from '@playwright/test'

const OF_THE_SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** In a container the browser runs as root, which needs --no-sandbox; the others stop its background requests. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser for the journeys; installed where this machine has none. */
export function browserForTests(): { executablePath: string; args: string[] } {
  const executablePath = findBrowser() ?? installBrowser()
  process.env.PW_CHROMIUM = executablePath // Playwright's workers read this file again
  return { executablePath, args: ARGUMENTS }
}

function findBrowser(): string | undefined {
  const chosen = process.env.PW_CHROMIUM
  if (chosen && !fs.existsSync(chosen)) throw new Error(`PW_CHROMIUM: there is no ${chosen}.`)
  return chosen || [chromium.executablePath(), ...OF_THE_SYSTEM].find((file) => fs.existsSync(file))
}

/** Playwright's own cannot be downloaded everywhere: then Debian's package, for which one has to be root. */
function installBrowser(): string {
  console.log('No browser for the journeys: installing one…')
  runQuietly('npx', ['playwright', 'install', 'chromium'])
  if (!findBrowser() && process.getuid?.() === 0) {
    runQuietly('apt-get', ['update'])
    runQuietly('apt-get', ['install', '-y', 'chromium'])
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'No browser for the journeys: install Chromium (Debian: "apt-get install chromium") or set PW_CHROMIUM to one.',
  )
}

function runQuietly(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 })
}
