import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { chromium } from '@playwright/test'

/** Without windows, which nobody sees here and which cost a third more; it shows no notices. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

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

type Browser = { executablePath: string; args: string[] }

/** The browser for the journeys; installed where this machine has none. */
export const browserForTests = (): Browser => browserAt([HEADLESS_SHELL, ...WHOLE])

/** For journeys that are shown notices. */
export const wholeBrowser = (): Browser => browserAt(WHOLE)

function browserAt(places: string[]): Browser {
  const executablePath = findBrowser(places) ?? installBrowser(places)
  return { executablePath, args: ARGUMENTS }
}

function findBrowser(places: string[]): string | undefined {
  const chosen = process.env.PW_CHROMIUM
  if (chosen && !fs.existsSync(chosen)) throw new Error(`PW_CHROMIUM: there is no ${chosen}.`)
  return chosen || places.find((file) => fs.existsSync(file))
}

/** Playwright's own cannot be downloaded everywhere: then Debian's package, for which one has to be root. */
function installBrowser(places: string[]): string {
  console.log('No browser for the journeys: installing one…')
  runQuietly('npx', ['playwright', 'install', 'chromium'])
  if (!findBrowser(WHOLE) && process.getuid?.() === 0) {
    runQuietly('apt-get', ['update'])
    runQuietly('apt-get', ['install', '-y', 'chromium'])
    runQuietly('apt-get', ['install', '-y', 'chromium-headless-shell'])
  }
  const installed = findBrowser(places)
  if (installed) return installed
  throw new Error(
    'No browser for the journeys: install Chromium (Debian: "apt-get install chromium chromium-headless-shell") or set PW_CHROMIUM to one.',
  )
}

function runQuietly(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 600_000 })
}
