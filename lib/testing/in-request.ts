import { createRequire } from 'node:module'
import type { NextRequest } from 'next/server'

type Storage = { run: <T>(store: object, work: () => T) => T }

// Loaded as next-auth loads them, or else there are two of each.
const require = createRequire(import.meta.url)
const inNext = <T>(name: string) => require(`next/dist/server/${name}`) as T
const { workAsyncStorage } = inNext<{ workAsyncStorage: Storage }>(
  'app-render/work-async-storage.external',
)
const { workUnitAsyncStorage } = inNext<{ workUnitAsyncStorage: Storage }>(
  'app-render/work-unit-async-storage.external',
)

/** As while Next answers this request: `headers()` and `cookies()` are its. */
export function inRequest<T>({ headers, cookies, nextUrl }: NextRequest, work: () => T): T {
  const unit = { type: 'request', phase: 'render', headers, cookies }
  return workAsyncStorage.run({ route: nextUrl.pathname }, () =>
    workUnitAsyncStorage.run(unit, work),
  )
}
