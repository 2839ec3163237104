import { createRequire } from 'node:module'

// Next loads this first: modules loaded before it would find no AsyncLocalStorage.
createRequire(import.meta.url)('next/dist/server/node-environment-baseline')

const { provideUsers } = await import('@/lib/domain/directory')
provideUsers()
