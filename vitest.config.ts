import './lib/testing/runs/node-20.mjs'
import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { UnhandledErrors } from './lib/testing/runs/unhandled-errors.mjs'

// Tests see days and times as the users do, in whatever zone they run.
process.env.TZ ??= 'Asia/Bangkok'

const excluded = ['**/node_modules/**', '**/.next/**', '**/.next-alone/**', '**/.data/**', 'e2e/**']

/** What needs no database: these tests share their modules, too. */
const withoutDatabase = [
  'components/**/*.test.ts',
  'lib/*.test.ts',
  'lib/**/{rules,workflow}.test.ts',
  'lib/architecture/*.test.ts',
  'lib/platform/{browser,contract,dates,i18n,openapi}/**/*.test.ts',
]

/** What measures the CPU time of its process, in which nothing else may run. */
const measuring = [
  'app/api/input-bounds.test.ts',
  'lib/platform/dates/typed-day.test.ts',
  'lib/platform/spreadsheets/read-table.test.ts',
]

/** What endpoints do once a call has got in, by whichever way. */
const behindTheDoors = [
  'audit-lines',
  'exports',
  'foreign-ids',
  'idempotency',
  'minimal-saves',
  'readings',
  'searches',
  'statements',
  'unpaged-rows',
].map((name) => `app/api/${name}.test.ts`)

const databaseSetup = ['./lib/testing/runs/setup-database.ts', './lib/testing/runs/setup-users.ts']

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    globalSetup: './lib/testing/runs/global-setup.ts',
    pool: 'threads', // a process for each file would cost a tenth more
    // One more than the cores, as many tests wait: with one a core, a seventh of two cores stood idle.
    maxWorkers: os.availableParallelism() + 1,
    // Limits are generous: they end a test that hangs, and a busy machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: [
      'default',
      ['json', { outputFile: 'test-results/vitest.json' }],
      new UnhandledErrors('test-results/unhandled-errors.json'),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'without-database',
          environment: 'node',
          include: withoutDatabase,
          exclude: [...excluded, ...measuring],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...excluded, ...withoutDatabase, ...measuring],
          setupFiles: databaseSetup,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'measuring',
          environment: 'node',
          pool: 'forks',
          include: measuring,
          setupFiles: databaseSetup,
        },
      },
      {
        // What guards the routes, once more through the API beside Next's router.
        extends: true,
        test: {
          name: 'own-server',
          environment: 'node',
          include: ['app/api/*.test.ts', 'app/api/{account,auth}/*.test.ts'],
          exclude: [...behindTheDoors, ...measuring],
          env: { API_SERVER: 'own' },
          setupFiles: databaseSetup,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['components/**/*.test.tsx', 'app/**/*.test.tsx'],
          exclude: excluded,
        },
      },
    ],
  },
})
