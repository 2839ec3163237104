import { createRequire } from 'node:module'

// As Next begins: what is loaded before it finds no storage for requests.
createRequire(import.meta.url)('next/dist/server/node-environment-baseline')

const { provideUsers } = await import('@/lib/domain/directory')
provideUsers()
