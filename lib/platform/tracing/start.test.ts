import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/** A start and a step in a process of its own. Prints how many modules of the SDK it has loaded; Next loads the API by itself. */
const script = `
  const { createRequire } = await import('node:module')
  const { readConfig } = await import('./lib/platform/config/config.ts')
  const { startTracing } = await import('./lib/platform/tracing/start.ts')
  const { inSpan } = await import('./lib/platform/tracing/spans.ts')
  await import('./lib/platform/http/handle-request.ts')
  await import('./lib/platform/db/database.ts')
  await startTracing(readConfig(process.env))
  await inSpan({ name: 'a step' }, async () => undefined)
  const files = Object.keys(createRequire(import.meta.url).cache)
  console.log(files.filter((file) => /@opentelemetry.(?!api.)/.test(file)).length)
  process.exit()`

const modulesLoaded = (env: Record<string, string>): number =>
  Number(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      encoding: 'utf8',
    }),
  )

test('nothing of the SDK is loaded where no receiver is set, and it is where one is', () => {
  expect(modulesLoaded({})).toBe(0)
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:1'
  expect(modulesLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBeGreaterThan(20)
})
