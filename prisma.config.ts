import { defineConfig } from 'prisma/config'

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  // not env('DATABASE_URL'): that throws when unset, and `prisma generate` must work without a database
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
