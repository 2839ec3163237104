import { createRequire } from 'node:module'
import type { NextRequest } from 'next/server'

type Storage = { run: <T>(store: object, work: () => T) => T }

// By require, as next-auth loads them: an import would make second instances.
const require = createRequire(import.meta.url)
const inNext = <T>(name: string) => require(`next/dist/server/${name}`) as T
const { workAsyncStorage } = inNext<{ workAsyncStorage: Storage }>(
  'app-render/work-async-storage.external',
)
const { workUnitAsyncStorage } = inNext<{ workUnitAsyncStorage: Storage }>(
  'app-render/work-unit-async-storage.external',
)

/** Runs `work` as Next does while it answers this request: `headers()` and `cookies()` return the request's. */
export function inRequest<T>({ headers, cookies, nextUrl }: NextRequest, work: () => T): T {
  const unit = { type: 'request', phase: 'render', headers, cookies }
  return workAsyncStorage.run({ route: nextUrl.pathname }, () =>
    workUnitAsyncStorage.run(unit, work),
  )
}
