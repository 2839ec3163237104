import './lib/testing/node-20.mjs'
import { defineConfig } from 'vitest/config'

// Days and Thai dates are judged as the users see them, wherever the tests run.
process.env.TZ ??= 'Asia/Bangkok'

const notOurs = ['**/node_modules/**', '**/.next/**', '**/.data/**', 'e2e/**']

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    globalSetup: './lib/testing/global-setup.ts',
    maxWorkers: '100%', // one fewer is the default, which of two cores leaves one idle
    // Generous, as the tests' own: something is waited for, and a busy machine takes its time.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: notOurs,
          setupFiles: ['./lib/testing/setup-database.ts', './lib/testing/setup-users.ts'],
          // Generous: what is judged is what happens, not how busy the machine is.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['components/**/*.test.tsx', 'app/**/*.test.tsx'],
          exclude: notOurs,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
