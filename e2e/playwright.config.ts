import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineConfig } from '@playwright/test'
import { freePort } from '../lib/launch/postgres/free-port'
import { timeToNextDay } from '../lib/testing/runs/midnight'
import { morningTimeZone } from '../lib/testing/runs/morning-time-zone'
import { browserForTests } from './browser'

const root = path.resolve(import.meta.dirname, '..')

// Playwright's workers load this file again and need the same server and time zone.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_ZONE ??= await zoneOfSite()
const port = process.env.E2E_PORT

const product = {
  PORT: port,
  APP_URL: `http://localhost:${port}`,
  DATA_DIR: path.join(root, '.data/e2e'),
  LOG_LEVEL: 'warn',
  // All workers are the same few people.
  CALLS_PER_MINUTE: '1000000',
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: path.join(root, 'test-results/journeys'),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/playwright.json') }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  // One more than the two cores that keep it under 30 minutes: some journeys wait for jobs that run each minute.
  workers: 3,
  // Generous, as the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: product.APP_URL,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Without animations, so that positions are final.
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` does not see what passes a service worker; journeys that are about the worker allow it.
    serviceWorkers: 'block',
    launchOptions: browserForTests(),
    screenshot: 'only-on-failure',
    // Recording doubles the time; use "--trace on" when one is needed
    trace: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      // Dark, so that both schemes are tried
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        colorScheme: 'dark',
      },
    },
  ],
  // The production server on new demo data
  webServer: {
    command:
      'npm run --silent db:reset && node --import tsx e2e/prepare-site.ts && npm start --silent',
    cwd: root,
    env: { ...product, E2E_ZONE: process.env.E2E_ZONE },
    url: `${product.APP_URL}/readyz`,
    // Against a build that hangs; a slow machine may need long.
    timeout: 1_800_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})

/** The time zone for the day on which the demo will be made: a day that is about to begin is waited for. */
async function zoneOfSite(): Promise<string> {
  await sleep(timeToNextDay(new Date()))
  return morningTimeZone(new Date())
}
