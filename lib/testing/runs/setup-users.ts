import { createRequire } from 'node:module'
import { type Directory, provideDirectory } from '@/lib/platform/auth/directory'

// Next loads this first: modules loaded before it would find no AsyncLocalStorage.
createRequire(import.meta.url)('next/dist/server/node-environment-baseline')

// Loaded when a test signs somebody in: most of the domain comes with it.
provideDirectory(
  new Proxy({} as Directory, {
    get:
      (_, name: keyof Directory) =>
      async (...args: never[]) => {
        const { users } = await import('@/lib/domain/directory')
        return (users[name] as (...args: never[]) => unknown)(...args)
      },
  }),
)
