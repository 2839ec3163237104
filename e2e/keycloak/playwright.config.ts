import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserForTests } from '../browser'

// npm run test:keycloak: the product against a real Keycloak. What it needs: docs/providers.md.

const root = path.resolve(import.meta.dirname, '../..')

export default defineConfig({
  testDir: '.',
  globalSetup: './server/start.ts',
  outputDir: path.join(root, 'test-results/keycloak'),
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  workers: 1, // all tests share one realm
  // Generous, as the machine may be busy.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Bangkok',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserForTests(),
    screenshot: 'only-on-failure',
  },
})
